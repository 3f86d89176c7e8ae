/** The inputs of promotions, for forms and services. */
import * as v from 'valibot';
import { addDays, isDay, startOfDay } from './days.ts';
import { latinDigits } from './digits.ts';
import {
  MAX_PROMOTION_CENTS,
  MAX_PROMOTION_SCOPE,
  MAX_PROMOTION_USES,
  PROMOTION_CODE,
  PROMOTION_KINDS,
  PROMOTION_MESSAGES,
} from './promotion.ts';

/** A promotion code as a customer types it, in any case; null for none. */
export const typedPromotionCode = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.transform((typed) => (typed === '' ? null : typed)),
  ),
  null,
);

const { percentInvalid, amountInvalid, minimumInvalid, limitInvalid, timeInvalid } = PROMOTION_MESSAGES;

const percent = v.nullish(
  v.pipe(
    v.number(percentInvalid),
    v.integer(percentInvalid),
    v.minValue(1, percentInvalid),
    v.maxValue(100, percentInvalid),
  ),
  null,
);

const amount = v.nullish(
  v.pipe(
    v.number(amountInvalid),
    v.integer(amountInvalid),
    v.minValue(100, amountInvalid),
    v.maxValue(MAX_PROMOTION_CENTS, amountInvalid),
    v.multipleOf(100, amountInvalid),
  ),
  null,
);

const limit = v.nullish(
  v.pipe(
    v.number(limitInvalid),
    v.integer(limitInvalid),
    v.minValue(1, limitInvalid),
    v.maxValue(MAX_PROMOTION_USES, limitInvalid),
  ),
  null,
);

/** An instant of the years that a calendar shows: others cannot be stored. */
const time = v.nullish(
  v.pipe(
    v.string(timeInvalid),
    v.check((typed) => /^\d{4}-\d\d-\d\d/.test(typed) && !Number.isNaN(Date.parse(typed)), timeInvalid),
    v.transform((typed) => new Date(typed)),
  ),
  null,
);

/** Ids of what a promotion is for. */
const scope = v.optional(
  v.pipe(
    v.array(v.string()),
    v.maxLength(MAX_PROMOTION_SCOPE, PROMOTION_MESSAGES.scopeTooLarge),
    v.transform((ids) => [...new Set(ids)]),
  ),
  [],
);

const fields = v.object({
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(PROMOTION_CODE, PROMOTION_MESSAGES.codeInvalid)),
  kind: v.picklist(PROMOTION_KINDS),
  percent,
  amountCents: amount,
  minimumCents: v.optional(
    v.pipe(
      v.number(minimumInvalid),
      v.integer(minimumInvalid),
      v.minValue(0, minimumInvalid),
      v.maxValue(MAX_PROMOTION_CENTS, minimumInvalid),
    ),
    0,
  ),
  startsAt: time,
  endsAt: time,
  totalLimit: limit,
  customerLimit: limit,
  categoryIds: scope,
  productIds: scope,
  active: v.optional(v.boolean(), true),
});

/**
 * A promotion as an admin saves it: a percentage, an amount or neither, by its kind; what is not of the kind is
 * dropped.
 */
export const promotionInput = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['kind'], ['percent']],
      ({ kind, percent }) => kind !== 'PERCENT' || percent !== null,
      percentInvalid,
    ),
    ['percent'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['amountCents']],
      ({ kind, amountCents }) => kind !== 'FIXED' || amountCents !== null,
      amountInvalid,
    ),
    ['amountCents'],
  ),
  v.forward(
    v.partialCheck(
      [['startsAt'], ['endsAt']],
      ({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt,
      PROMOTION_MESSAGES.endsBeforeStart,
    ),
    ['endsAt'],
  ),
  v.transform(({ percent, amountCents, ...promotion }) => ({
    ...promotion,
    percent: promotion.kind === 'PERCENT' ? percent : null,
    amountCents: promotion.kind === 'FIXED' ? amountCents : null,
  })),
);

/** A number as typed, with Latin or Bangla digits; null for none, NaN for what is no number. */
const typedNumber = (typed: string): number | null => (typed.trim() === '' ? null : Number(latinDigits(typed.trim())));

const typedDollars = (typed: string): number | null => {
  const dollars = typedNumber(typed);
  return dollars === null ? null : Math.round(dollars * 100);
};

/** A promotion as typed in a form: texts, dollars, and the first and the last day in Bangladesh. */
export const promotionForm = v.pipe(
  v.object({
    code: v.string(),
    kind: v.picklist(PROMOTION_KINDS),
    percent: v.string(),
    amountCents: v.string(),
    minimumCents: v.string(),
    startsAt: v.string(),
    endsAt: v.string(),
    totalLimit: v.string(),
    customerLimit: v.string(),
    categoryIds: v.array(v.string()),
    productIds: v.array(v.string()),
  }),
  v.transform(({ code, kind, categoryIds, productIds, ...typed }): PromotionInput => ({
    code,
    kind,
    categoryIds,
    productIds,
    percent: kind === 'PERCENT' ? typedNumber(typed.percent) : null,
    amountCents: kind === 'FIXED' ? typedDollars(typed.amountCents) : null,
    minimumCents: typedDollars(typed.minimumCents) ?? 0,
    startsAt: isDay(typed.startsAt) ? startOfDay(typed.startsAt).toISOString() : null,
    endsAt: isDay(typed.endsAt) ? startOfDay(addDays(typed.endsAt, 1)).toISOString() : null,
    totalLimit: typedNumber(typed.totalLimit),
    customerLimit: typedNumber(typed.customerLimit),
  })),
  promotionInput,
);

/** A promotion as sent. */
export type PromotionInput = v.InferInput<typeof promotionInput>;
