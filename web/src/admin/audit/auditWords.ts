import { ACCOUNT_STATUSES } from '#schema/customer.ts';
import { RETURN_STATUSES } from '#schema/fulfilment.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#schema/order.ts';
import { SETTINGS, type SettingKey } from '#schema/setting.ts';
import { PRODUCT_STATUSES } from '#schema/product.ts';
import type { AuditEntry_EntryFragment } from '#web/generated/graphql.ts';
import type { Messages } from '#web/messages/translate.ts';
import { settingInWords } from '../setting/settingInWords.ts';

/* GraphQL */ `
  fragment AuditEntry_entry on AuditEntry {
    id
    at
    action
    customerId
    customer {
      id
      displayName
      email
    }
    actorId
    actor {
      id
      displayName
    }
    subject {
      kind
      id
      label
    }
    changes {
      field
      before
      after
    }
    details {
      name
      value
    }
    address
    userAgent
  }
`;

/** An entry of the log as the dashboard shows it. */
export type Entry = AuditEntry_EntryFragment;

/** What is told of an entry: the name of a field, and its values. */
export interface Fact {
  name: string;
  /** Undefined for a detail, which has one value only. */
  before?: string | null;
  after: string | null;
}

/** The detail that names the change of many products that an entry is a part of. */
export const EDIT = 'edit';

/** Texts that somebody typed stay as they are, whatever they say. */
const TYPED = new Set(['reason', 'note', 'name', 'carrier', 'reference', 'trackingNumber', 'code', 'sku']);

/** Returns the text by a key, if there is one. */
const textBy = ({ texts }: Messages, key: string): string | undefined =>
  (texts.texts as Readonly<Record<string, string | undefined>>)[key];

const isSetting = (name: string): name is SettingKey => Object.hasOwn(SETTINGS, name);

/** Returns the word for a field or a value; those that have none are shown as they are recorded. */
const wordIn = (messages: Messages, kind: 'field' | 'value', name: string): string =>
  textBy(messages, isSetting(name) ? `admin.settings.${name}` : `admin.audit.${kind}.${name}`) ?? name;

/** Returns what a subject is called, if that is known. */
export const nameOfSubject = (messages: Messages, { kind, label }: NonNullable<Entry['subject']>): string | null =>
  kind === 'SETTING' && label !== null ? wordIn(messages, 'field', label) : label;

const valueIn = (messages: Messages, subject: Entry['subject'], [name, value]: [string, string]): string => {
  const { t, translate, formatMoney, formatNumber } = messages;
  if (TYPED.has(name)) return value;
  if (isSetting(name)) return settingInWords(messages, name, value);
  if (name.endsWith('Cents') && /^-?\d+$/.test(value)) return formatMoney(Number(value));
  if (/^-?\d{1,15}$/.test(value)) return formatNumber(Number(value));
  const order = ORDER_STATUSES.find(({ status }) => status === value);
  if (name === 'status' && subject?.kind === 'ORDER' && order) return translate(order.label);
  const account = ACCOUNT_STATUSES.find((one) => one === value);
  if (name === 'status' && subject?.kind === 'CUSTOMER' && account) return t(`admin.customers.${account}`);
  const product = PRODUCT_STATUSES.find((one) => one === value);
  if (name === 'status' && subject?.kind === 'PRODUCT' && product) return t(`admin.products.${product}`);
  const back = RETURN_STATUSES.find((one) => one === value);
  if (name === 'status' && subject?.kind === 'RETURN' && back) return t(`admin.customer.return.${back}`);
  const method = PAYMENT_METHODS.find((one) => one.method === value);
  if (name === 'method' && method) return translate(method.label);
  return wordIn(messages, 'value', value);
};

/** Returns what was changed, and the details that say more than that. */
export const factsOf = (messages: Messages, { subject, changes, details }: Entry): Fact[] => [
  ...changes.map(({ field, before, after }) => ({
    name: wordIn(messages, 'field', field),
    before: before === null ? null : valueIn(messages, subject, [field, before]),
    after: after === null ? null : valueIn(messages, subject, [field, after]),
  })),
  ...details
    .filter(({ name }) => name !== EDIT && !changes.some(({ field }) => field === name))
    .map(({ name, value }) => ({
      name: wordIn(messages, 'field', name),
      after: valueIn(messages, subject, [name, value]),
    })),
];

/** Returns a fact in one line: `Price: $19.99 → $24.99`. */
export const factInWords = ({ name, before, after }: Fact): string =>
  before === undefined || before === null ? `${name}: ${after ?? '–'}` : `${name}: ${before} → ${after ?? '–'}`;

/** Returns who did it. */
export const actorInWords = ({ t }: Messages, { actor, actorId, action, subject }: Entry): string => {
  if (actor !== null) return actor.displayName;
  if (actorId !== null) return t('admin.audit.former');
  if (action === 'ACCOUNT_DELETED') return '–';
  return t(subject === null || subject.kind === 'CUSTOMER' ? 'admin.audit.nobody' : 'admin.audit.shop');
};
