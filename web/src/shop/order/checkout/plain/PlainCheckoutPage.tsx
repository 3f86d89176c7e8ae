import { Button, Container, Grid, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { printLines } from '#schema/cart.cookies.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { ShownCheckout } from '#schema/rendering.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PostForm } from '#web/ui/plain/PostForm.tsx';
import { LineItem } from '../../LineItem.tsx';
import { DistrictNote } from '../DistrictNote.tsx';
import { Totals } from '../../Totals.tsx';
import { InTaka } from '../InTaka.tsx';

/** The checkout without scripts, for Cash on Delivery. Only the server renders it. */
export default function PlainCheckoutPage() {
  const { t, language } = useMessages();
  const { checkout } = useVisitor();
  const { taka } = useSettings();
  const login = `${paths.login}?${new URLSearchParams({ back: paths.confirmOrder })}`;
  if (checkout === null || checkout.lines.length === 0)
    return (
      <EmptyState title={t(checkout ? 'cart.checkout.nothing' : 'plain.loginFirst')} heading="h1">
        <Button asChild>
          {checkout ? (
            <Link to={paths.cart}>{t('cart.title')}</Link>
          ) : (
            <Link to={login}>{t('customer.login.title')}</Link>
          )}
        </Button>
      </EmptyState>
    );
  return (
    <Container py={{ base: '6', md: '10' }}>
      <Heading as="h1" size="lg" mb="5">
        {t('order.checkout.title')}
      </Heading>
      <Grid
        gap={{ base: '6', lg: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        alignItems="start"
      >
        <Panel as="section" aria-labelledby="plain-summary" order={{ lg: '2' }}>
          <Heading as="h2" size="md" mb="4" id="plain-summary">
            {t('order.summary.title')}
          </Heading>
          <Stack gap="5">
            {checkout.lines.map((line) => (
              <LineItem
                key={[line.productId, line.color, line.size].join()}
                {...line}
                image={{ path: line.picture, alt: line.name }}
                color={line.colorLabel}
                unitPriceCents={line.priceCents}
                showSum
              />
            ))}
            <Totals {...checkout.totals}>
              <InTaka totalCents={checkout.totals.totalCents} bdtPerUsd={taka.perDollar} textStyle="sm" />
            </Totals>
            <Text textStyle="sm" fontWeight="medium">
              {t('order.summary.arrives', { days: formatDays(checkout.delivery, language) })}
            </Text>
            <DistrictNote />
          </Stack>
        </Panel>
        <PlainBilling checkout={checkout} />
      </Grid>
    </Container>
  );
}

/** The form of the order: where it goes, and that it is paid at the door. What was typed stays after a refusal. */
const PlainBilling = ({ checkout }: { checkout: ShownCheckout }) => {
  const { t, translate, formatMoney } = useMessages();
  const { form } = useVisitor();
  const { billing, lines, totals, idempotencyKey, isFromCart } = checkout;
  const field = (name: 'name' | 'address' | 'phone') => ({
    id: `plain-${name}`,
    label: t(`order.billing.${name}`),
    error: form?.problems.find((problem) => problem.field === `shippingAddress.${name}`),
  });
  const typed = (name: 'name' | 'address' | 'phone') => ({
    name,
    defaultValue: form?.fields[name] ?? billing[name],
  });
  const fields = {
    key: idempotencyKey,
    lines: printLines(lines),
    total: String(totals.totalCents),
    fee: String(totals.deliveryFeeCents),
    from: isFromCart ? 'cart' : 'purchase',
  };
  const label = PAYMENT_METHODS.find(({ method }) => method === 'CASH_ON_DELIVERY')?.label ?? '';
  return (
    <Panel>
      <Heading as="h2" size="md">
        {t('order.billing.title')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="5">
        {t('order.billing.text')}
      </Text>
      <PostForm to={paths.confirmOrder} fields={fields} label={t('order.billing.title')}>
        <Stack gap="5">
          <FormField {...field('name')}>
            {(control) => <Input {...control} {...typed('name')} autoComplete="name" />}
          </FormField>
          <FormField {...field('address')}>
            {(control) => <Textarea {...control} {...typed('address')} rows={3} autoComplete="street-address" />}
          </FormField>
          <FormField {...field('phone')} hint={t('order.billing.phoneHint')}>
            {(control) => <Input {...control} {...typed('phone')} type="tel" autoComplete="tel-national" />}
          </FormField>
          <FormField id="plain-email" label={t('order.billing.email')} hint={t('order.billing.emailHint')}>
            {(control) => <Input {...control} type="email" readOnly defaultValue={billing.email} />}
          </FormField>
          <Text>
            {t('order.payment.title')}: <strong>{translate(label)}</strong>. {t('plain.cashOnly')}
          </Text>
          <Button type="submit" size="lg" colorPalette="accent">
            {t('order.payment.confirm', { total: formatMoney(totals.totalCents) })}
          </Button>
        </Stack>
      </PostForm>
    </Panel>
  );
};
