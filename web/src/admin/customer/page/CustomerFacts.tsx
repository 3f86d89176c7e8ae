import { Badge, Box, Button, chakra, HStack, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isStaff } from '#schema/staff.ts';
import { nationalPhone } from '#schema/phone.ts';
import type { CustomerFacts_CustomerFragment } from '#web/generated/graphql.ts';
import { useMay } from '#web/admin/permissions.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import { AccountState } from '../AccountState.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment CustomerFacts_customer on Customer {
    id
    displayName
    email
    emailConfirmedAt
    phoneNumber
    role
    status
    rejectionReason
    language
    createdAt
    figures {
      orders
      spentCents
    }
    addresses {
      id
      district {
        id
        name
        bangla
      }
    }
  }
`;

interface CustomerFactsProps {
  customer: CustomerFacts_CustomerFragment;
  /** Whether it is the admin who is looking: nobody decides about themselves. */
  isOwn: boolean;
  onConfirmed: () => void;
  onReject: () => void;
  onChangeRole: () => void;
}

/** Who a customer is, what they have spent, and the decisions about their account. */
export const CustomerFacts = ({ customer, isOwn, ...decisions }: CustomerFactsProps) => {
  const { t, formatDate, formatMoney, formatNumber, language } = useMessages();
  const { email, emailConfirmedAt, phoneNumber, role, status, rejectionReason, figures } = customer;
  const districts = [
    ...new Set(customer.addresses.map(({ district }) => (language === 'bn' ? district.bangla : district.name))),
  ];
  return (
    <Stack gap="5">
      <HStack gap="6">
        <Figure label={t('admin.customers.spent')}>{formatMoney(figures.spentCents)}</Figure>
        <Figure label={t('admin.customers.orders')}>{formatNumber(figures.orders)}</Figure>
      </HStack>
      <Detail mt="-4">{t('admin.customers.figures.note')}</Detail>
      <Facts>
        <Fact label={t('admin.customers.status')}>
          <AccountState status={status} />
          {rejectionReason !== null && (
            <Text color="fg.muted" overflowWrap="anywhere">
              {t('admin.customers.reason', { reason: rejectionReason })}
            </Text>
          )}
        </Fact>
        <Fact label={t('admin.customers.role')}>
          <HStack gap="2">
            {t(`admin.customers.role.${role}`)}
            {isOwn && <Badge colorPalette="blue">{t('admin.customers.you')}</Badge>}
          </HStack>
        </Fact>
        <Fact label={t('customer.email')}>
          <StyledLink href={`mailto:${email}`} overflowWrap="anywhere">
            {email}
          </StyledLink>{' '}
          <Text as="span" color="fg.muted">
            {t(emailConfirmedAt === null ? 'admin.email.unconfirmed' : 'admin.email.confirmed')}
          </Text>
        </Fact>
        <Fact label={t('customer.phone')}>
          {phoneNumber === null ? (
            '–'
          ) : (
            <StyledLink href={`tel:${phoneNumber}`}>{nationalPhone(phoneNumber)}</StyledLink>
          )}
        </Fact>
        <Fact label={t('admin.customer.districts')}>{districts.join(', ') || '–'}</Fact>
        <Fact label={t('admin.customer.language')}>
          {t(customer.language === 'BN' ? 'admin.customer.language.BN' : 'admin.customer.language.EN')}
        </Fact>
        <Fact label={t('customer.admin.asked')}>{formatDate(customer.createdAt)}</Fact>
      </Facts>
      {!isOwn && <Decisions customer={customer} {...decisions} />}
    </Stack>
  );
};

const Decisions = ({
  customer: { id, displayName, status, role },
  onConfirmed,
  onReject,
  onChangeRole,
}: Omit<CustomerFactsProps, 'isOwn'>) => {
  const { t } = useMessages();
  const may = useMay();
  // About the staff, only who gives roles decides.
  if (isStaff({ role }) && !may('STAFF')) return null;
  return (
    <HStack gap="2" wrap="wrap">
      {status !== 'CONFIRMED' && <ConfirmButton key={status} id={id} name={displayName} onConfirmed={onConfirmed} />}
      {status === 'CONFIRMED' && may('STAFF') && (
        <Button size="sm" variant="outline" onClick={onChangeRole}>
          {t('admin.customers.changeRole')}
        </Button>
      )}
      {status !== 'REJECTED' && (
        <Button size="sm" variant="outline" colorPalette="red" onClick={onReject}>
          {t('admin.reject')}
        </Button>
      )}
    </HStack>
  );
};

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Detail>{label}</Detail>
    <Text fontSize="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  </Box>
);

const Facts = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr 1fr', xl: '1fr' }, gap: '3', textStyle: 'sm' },
});

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minW="0">
    <Text as="dt" textStyle="xs" color="fg.muted">
      {label}
    </Text>
    <Box as="dd">{children}</Box>
  </Box>
);
