import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CUSTOMER_OUTCOMES, MAX_DECIDED } from '#schema/customer.ts';
import {
  useConfirmCustomersMutation,
  useRejectCustomersMutation,
  type Decision_DecisionFragment,
} from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/* GraphQL */ `
  fragment Decision_decision on CustomerDecision {
    id
    outcome
    customer {
      id
      displayName
      status
      rejectionReason
    }
  }

  mutation ConfirmCustomers($ids: [ID!]!) {
    confirmCustomers(ids: $ids) {
      ...Decision_decision
    }
  }

  mutation RejectCustomers($input: RejectCustomersInput!) {
    rejectCustomers(input: $input) {
      ... on RejectCustomersSuccess {
        decisions {
          ...Decision_decision
        }
      }
    }
  }
`;

/** What a decision about many did to one. */
type Decision = Decision_DecisionFragment;

interface BulkDecisionsProps {
  /** The selected customers. */
  customers: readonly { id: string; displayName: string }[];
  onDone: () => void;
}

/** The buttons that confirm or reject all selected customers; afterwards, those whom that did not change are named. */
export const BulkDecisions = ({ customers, onDone }: BulkDecisionsProps) => {
  const { t } = useMessages();
  const say = useToast();
  const confirmCustomers = useConfirmCustomersMutation();
  const rejectCustomers = useRejectCustomersMutation();
  const [asking, ask] = useState(false);
  const [unchanged, setUnchanged] = useState<readonly Decision[]>([]);
  const ids = customers.map(({ id }) => id);
  const tooMany = ids.length > MAX_DECIDED;

  const finish = (decisions: readonly Decision[], done: 'confirmed' | 'rejected') => {
    const count = decisions.filter(({ outcome }) => outcome === 'DONE').length;
    if (count > 0) say({ text: t(`admin.customers.bulk.${done}`, { count }) });
    const others = decisions.filter(({ outcome }) => outcome !== 'DONE');
    setUnchanged(others);
    if (others.length === 0) onDone();
  };
  const { busy, failure, run } = useAction(async () => finish(await confirmCustomers({ ids }), 'confirmed'));

  return (
    <>
      <Button size="sm" disabled={tooMany} onClick={() => run()} aria-busy={busy}>
        {t(busy ? 'customer.admin.confirming' : 'customer.admin.confirm')}
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" disabled={tooMany} onClick={() => ask(true)}>
        {t('admin.reject')}…
      </Button>
      {tooMany && <Text color="fg.muted">{t('admin.customers.bulk.most', { count: MAX_DECIDED })}</Text>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <ReasonDialog
        id="reject-many"
        of={asking ? ids : null}
        title={() => t('admin.customers.bulk.ask', { count: ids.length })}
        send={async (reason) => {
          const result = await rejectCustomers({ input: { ids, reason } });
          if (result.__typename !== 'RejectCustomersSuccess') return result;
          ask(false);
          finish(result.decisions, 'rejected');
        }}
        onClose={() => ask(false)}
      />
      <Dialog
        open={unchanged.length > 0}
        title={t('admin.customers.bulk.unchanged', { count: unchanged.length })}
        onClose={() => {
          setUnchanged([]);
          onDone();
        }}
      >
        <Outcomes decisions={unchanged} names={new Map(customers.map((one) => [one.id, one.displayName]))} />
      </Dialog>
    </>
  );
};

/** Whom a decision did not change, and why. */
const Outcomes = ({ decisions, names }: { decisions: readonly Decision[]; names: Map<string, string> }) => {
  const { t } = useMessages();
  return (
    <Stack gap="4" textStyle="sm">
      {CUSTOMER_OUTCOMES.filter((outcome) => outcome !== 'DONE').map((outcome) => {
        const those = decisions.filter((one) => one.outcome === outcome);
        if (those.length === 0) return null;
        return (
          <Text key={outcome}>
            {t(`admin.customers.bulk.${outcome}`)}{' '}
            {those.map(({ id, customer }) => customer?.displayName ?? names.get(id) ?? id).join(', ')}
          </Text>
        );
      })}
    </Stack>
  );
};
