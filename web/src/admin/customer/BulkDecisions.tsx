import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CUSTOMER_OUTCOMES, MAX_DECIDED } from '#schema/customer.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '../ui/toasts.ts';
import { RejectForm } from './RejectForm.tsx';
import { useDecideMany, type Decision } from './useDecideMany.ts';

interface BulkDecisionsProps {
  /** The selected customers. */
  customers: readonly { id: string; displayName: string }[];
  onDone: () => void;
}

/** The buttons that confirm or reject all selected customers; afterwards, those whom that did not change are named. */
export const BulkDecisions = ({ customers, onDone }: BulkDecisionsProps) => {
  const { t } = useMessages();
  const say = useToast();
  const decide = useDecideMany();
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
  const { busy, failure, run } = useAction(async () => finish(await decide.confirm(ids), 'confirmed'));

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
      <Dialog
        open={asking}
        title={t('admin.customers.bulk.ask', { count: ids.length })}
        focus="reject-many-reason"
        onClose={() => ask(false)}
      >
        {asking && (
          <RejectForm
            id="reject-many"
            send={async ({ reason }) => {
              const result = await decide.reject(ids, reason);
              if (result.__typename !== 'RejectCustomersSuccess') return result;
              ask(false);
              finish(result.decisions, 'rejected');
            }}
            onCancel={() => ask(false)}
          />
        )}
      </Dialog>
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
