import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { confirmOrderInput } from '#schema/trust.input.ts';
import { useConfirmOrderMutation, useSendOrderCodeMutation } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';

/* GraphQL */ `
  mutation ConfirmOrder($input: ConfirmOrderInput!) {
    confirmOrder(input: $input) {
      ... on ConfirmOrderSuccess {
        order {
          id
          ...PayPage_order
        }
      }
      ...Refusal_fields
    }
  }

  mutation SendOrderCode($orderId: ID!) {
    sendOrderCode(orderId: $orderId) {
      ... on SendOrderCodeSuccess {
        order {
          id
        }
      }
    }
  }
`;

/** Asks for the code that the customer was sent, which shows that the order is theirs. */
export const CodeForm = ({ orderId }: { orderId: string }) => {
  const { t } = useMessages();
  const { customer } = useSession();
  const confirmOrder = useConfirmOrderMutation();
  const sendCode = useSendOrderCodeMutation();
  const typed = useState({ orderId, code: '' });
  const form = useForm({
    id: 'order-code',
    typed,
    schema: confirmOrderInput,
    send: async (input) => {
      const result = await confirmOrder({ input });
      if (result.__typename === 'InvalidInput') return result;
    },
  });
  const again = useAction(async () => {
    const result = await sendCode({ orderId });
    if (result.__typename === 'InvalidInput') return result;
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        again.reset();
        form.submit(event);
      }}
    >
      <Stack gap="5">
        <Text>{t('pay.code.text', { email: customer?.email ?? '' })}</Text>
        <FormField {...form.field('code')} label={t('pay.code.label')} hint={t('pay.code.hint')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              maxW="12rem"
              fontVariantNumeric="tabular-nums"
              letterSpacing="0.2em"
              textStyle="lg"
            />
          )}
        </FormField>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        {again.failure && <Notice tone="warning">{again.failure}</Notice>}
        <DoneMessage>{again.done && t('pay.code.sent')}</DoneMessage>
        <HStack gap="3" wrap="wrap">
          <Button
            type="submit"
            size="lg"
            colorPalette="accent"
            aria-busy={form.busy}
            flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          >
            {t(form.busy ? 'pay.code.confirming' : 'pay.code.confirm')}
          </Button>
          <Button
            type="button"
            size="lg"
            variant="outline"
            aria-busy={again.busy}
            onClick={() => void again.run()}
            flex={{ base: '1 1 auto', sm: '0 0 auto' }}
          >
            {t(again.busy ? 'pay.code.sending' : 'pay.code.again')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
