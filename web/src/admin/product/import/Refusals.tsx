import { Stack, Text } from '@chakra-ui/react';
import type { Refusals_ImportFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';

/* GraphQL */ `
  fragment Refusals_import on ProductImport {
    refusals {
      row
      name
      message
      wording {
        code
        params {
          name
          value
        }
      }
    }
  }
`;

/** What was in the way of an import, row by row; nothing where nothing was. */
export const Refusals = ({ of: { refusals }, title }: { of: Refusals_ImportFragment; title: string }) => {
  const { t, translate } = useMessages();
  if (refusals.length === 0) return null;
  return (
    <Notice tone="error">
      <Text fontWeight="medium">{title}</Text>
      <Stack as="ul" gap="1" mt="2" listStyleType="none" maxH="16rem" overflowY="auto" tabIndex={0} aria-label={title}>
        {refusals.map((refusal) => (
          <li key={`${refusal.row} ${refusal.message}`}>
            {refusal.row !== null && (
              <strong>
                {t('admin.import.rowOf', { row: refusal.row })} · {refusal.name}:{' '}
              </strong>
            )}
            {translate(refusal)}
          </li>
        ))}
      </Stack>
    </Notice>
  );
};
