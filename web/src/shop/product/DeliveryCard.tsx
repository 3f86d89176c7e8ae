import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DELIVERY_FEE_CENTS } from '../../../../schema/order.rules.ts';
import { useMessages } from '../../messages/useMessages.ts';

/** Where it can go; delivery costs and takes the same everywhere. */
const DIVISIONS = [
  'Dhaka',
  'Chattogram',
  'Rajshahi',
  'Khulna',
  'Barishal',
  'Sylhet',
  'Rangpur',
  'Mymensingh',
];

/** Delivery, payment, return and warranty at a glance (spec §9). */
export const DeliveryCard = () => {
  const { t } = useMessages();
  const id = useId();
  const [division, setDivision] = useState<string | null>(null);
  const [choosing, choose] = useState(false);
  const facts = [
    { title: t('delivery.standard'), text: t('delivery.dates'), aside: `$${DELIVERY_FEE_CENTS / 100}` },
    { title: t('delivery.cash') },
    { title: t('delivery.returns') },
    { title: t('delivery.warranty') },
  ];
  return (
    <Box as="section" aria-labelledby={id} bg="bg.subtle" borderRadius="card" p={{ base: '5', md: '6' }}>
      <Heading as="h2" size="md" id={id}>
        {t('delivery.title')}
      </Heading>
      <Flex justify="space-between" align="center" gap="3" mt="3">
        <Text textStyle="sm">
          {division === null ? t('delivery.country') : t('delivery.division', { division })}
        </Text>
        <Button variant="ghost" size="xs" aria-expanded={choosing} onClick={() => choose(!choosing)}>
          {t('delivery.change')}
        </Button>
      </Flex>
      {choosing && (
        <chakra.select
          aria-label={t('delivery.where')}
          value={division ?? ''}
          onChange={({ target }) => {
            setDivision(target.value === '' ? null : target.value);
            choose(false);
          }}
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
            <option key={name}>{name}</option>
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
};
