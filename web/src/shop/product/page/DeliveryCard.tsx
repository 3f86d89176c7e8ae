import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { DeliveryDates } from '#schema/delivery.ts';
import { DELIVERY_FEE_CENTS } from '#schema/limits.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** The divisions; costs and duration of delivery are the same for all. */
const DIVISIONS = ['Dhaka', 'Chattogram', 'Rajshahi', 'Khulna', 'Barishal', 'Sylhet', 'Rangpur', 'Mymensingh'];

/** Delivery, payment, returns and warranty at a glance (spec §9). */
export default function DeliveryCard({ delivery }: { delivery: DeliveryDates }) {
  const { t, translate, language, formatDollars } = useMessages();
  const id = useId();
  const [division, setDivision] = useState<string | null>(null);
  const [choosing, choose] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  // Stored for the next product and the next visit.
  useEffect(() => setDivision(DIVISIONS.find((name) => name === readStored('division')) ?? null), []);
  const keepDivision = (name: string) => {
    const chosen = name === '' ? null : name;
    writeStored('division', chosen);
    setDivision(chosen);
    choose(false);
    changeButton.current?.focus();
  };
  const facts = [
    {
      title: t('delivery.standard'),
      text: formatDays(delivery, language),
      aside: formatDollars(DELIVERY_FEE_CENTS / 100),
    },
    { title: t('delivery.cash') },
    { title: t('delivery.returns') },
    { title: t('delivery.warranty') },
  ];
  return (
    <Box as="section" aria-labelledby={id} bg="bg.subtle" borderRadius="card" p={{ base: '5', md: '6' }}>
      <Heading as="h2" size="md" id={id}>
        {t('delivery.title')}
      </Heading>
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="3" mt="3">
        <Text textStyle="sm">
          {division === null ? t('delivery.country') : t('delivery.division', { division: translate(division) })}
        </Text>
        <Button
          data-scripted
          ref={changeButton}
          variant="ghost"
          size="xs"
          aria-expanded={choosing}
          onClick={() => choose(!choosing)}
        >
          {t('delivery.change')}
        </Button>
      </Flex>
      {choosing && (
        <chakra.select
          aria-label={t('delivery.where')}
          value={division ?? ''}
          onChange={({ target }) => keepDivision(target.value)}
          w="full"
          h="11"
          px="3"
          mt="1"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="control"
          bg="bg.surface"
          color="fg"
        >
          <option value="">{t('delivery.country')}</option>
          {DIVISIONS.map((name) => (
            <option key={name} value={name}>
              {translate(name)}
            </option>
          ))}
        </chakra.select>
      )}
      <Box as="ul" listStyleType="none" mt="2">
        {facts.map(({ title, text, aside }) => (
          <chakra.li
            key={title}
            display="flex"
            justifyContent="space-between"
            gap="3"
            py="3"
            borderTopWidth="1px"
            borderColor="border"
          >
            <div>
              <Text fontWeight="medium" textStyle="sm">
                {title}
              </Text>
              {text && (
                <Text textStyle="sm" color="fg.muted">
                  {text}
                </Text>
              )}
            </div>
            {aside && <Text fontWeight="bold">{aside}</Text>}
          </chakra.li>
        ))}
      </Box>
    </Box>
  );
}
