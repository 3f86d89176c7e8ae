import { Box, Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isStaff } from '#schema/staff.ts';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useTurnOffSecondFactorMutation,
  type SecondFactorSection_CustomerFragment,
} from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DoneMessage } from '#web/ui/DoneMessage.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useFocus } from '#web/shop/auth/useFocus.ts';
import { CodeForm } from './CodeForm.tsx';
import { SecondFactorKey, type Setup } from './SecondFactorKey.tsx';
import { Section } from '../Section.tsx';

/* GraphQL */ `
  fragment SecondFactorSection_customer on Customer {
    role
    hasSecondFactor
  }

  mutation BeginSecondFactor {
    beginSecondFactor {
      ... on SecondFactorSetup {
        secret
        uri
        qrCode {
          size
          path
        }
      }
      ...Refusal_fields
    }
  }

  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {
    confirmSecondFactor(input: $input) {
      ... on ConfirmSecondFactorSuccess {
        recoveryCodes
      }
      ...Refusal_fields
    }
  }

  mutation TurnOffSecondFactor($input: SecondFactorCodeInput!) {
    turnOffSecondFactor(input: $input) {
      ... on TurnOffSecondFactorSuccess {
        message
      }
      ...Refusal_fields
    }
  }
`;

/** What the section shows. */
type Step =
  | { at: 'rest'; message?: string }
  | { at: 'setup'; setup: Setup }
  | { at: 'codes'; recoveryCodes: readonly string[] }
  | { at: 'off' };

const refetch = { refetchQueries: ['AccountSections'], awaitRefetchQueries: true };

/** Turns two-factor codes on and off: for who enters the dashboard, and who did when they were turned on. */
export const SecondFactorSection = ({ customer }: { customer: SecondFactorSection_CustomerFragment }) => {
  const { t } = useMessages();
  const begin = useBeginSecondFactorMutation();
  const confirm = useConfirmSecondFactorMutation(refetch);
  const turnOff = useTurnOffSecondFactorMutation(refetch);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const button = useRef<HTMLButtonElement>(null);
  const rest = (message?: string) => {
    // The button must exist before it can get the focus.
    flushSync(() => setStep({ at: 'rest', ...(message !== undefined && { message }) }));
    button.current?.focus();
  };
  const beginning = useAction(async () => {
    const result = await begin({});
    if (result.__typename !== 'SecondFactorSetup') return result;
    setStep({ at: 'setup', setup: result });
  });
  const isOn = customer.hasSecondFactor;
  if (!isOn && !isStaff(customer)) return null;
  return (
    <Section title={t('settings.secondFactor.title')} text={t('settings.secondFactor.text')}>
      <DoneMessage mb="4">{step.at === 'rest' && step.message}</DoneMessage>
      {step.at === 'rest' && (
        <>
          {isOn && <Text mb="4">{t('settings.secondFactor.on')}</Text>}
          {beginning.failure && (
            <Notice tone="error" mb="4">
              {beginning.failure}
            </Notice>
          )}
          <Button
            ref={button}
            size="sm"
            variant="outline"
            aria-busy={beginning.busy}
            onClick={() => (isOn ? setStep({ at: 'off' }) : void beginning.run())}
          >
            {t(
              isOn
                ? 'settings.secondFactor.turnOff'
                : beginning.busy
                  ? 'settings.secondFactor.begin'
                  : 'settings.secondFactor.turnOn',
            )}
          </Button>
        </>
      )}
      {step.at === 'setup' && (
        <>
          <SecondFactorKey {...step.setup} />
          <CodeForm
            label="settings.secondFactor.first"
            submit="settings.secondFactor.confirm"
            onCancel={() => rest()}
            send={async ({ code }) => {
              const result = await confirm({ input: { code } });
              if (result.__typename !== 'ConfirmSecondFactorSuccess') return result;
              setStep({ at: 'codes', recoveryCodes: result.recoveryCodes });
            }}
          />
        </>
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.recoveryCodes} onKept={() => rest()} />}
      {step.at === 'off' && (
        <CodeForm
          label="settings.secondFactor.turnOff.code"
          submit="settings.secondFactor.turnOff"
          onCancel={() => rest()}
          send={async ({ code }) => {
            const result = await turnOff({ input: { code } });
            if (result.__typename !== 'TurnOffSecondFactorSuccess') return result;
            rest(result.message);
          }}
        />
      )}
    </Section>
  );
};

/** The recovery codes, shown once. */
const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { t } = useMessages();
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <Stack gap="4">
      <Box>
        <Heading as="h4" size="sm" mb="2" tabIndex={-1} outline="none" ref={heading}>
          {t('settings.secondFactor.recovery')}
        </Heading>
        <Text>{t('settings.secondFactor.recovery.text')}</Text>
      </Box>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gap="2" listStyleType="none" fontFamily="mono" maxW="28rem">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Button alignSelf="start" onClick={onKept}>
        {t('settings.secondFactor.recovery.done')}
      </Button>
    </Stack>
  );
};
