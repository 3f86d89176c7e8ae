import { Box, Button, Flex, Input, Text } from '@chakra-ui/react';
import { flushSync } from 'react-dom';
import { districtFeesIn, printDistrictFees, type DistrictFee } from '#schema/district-fees.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Select } from '#web/ui/Select.tsx';
import { districtOptions } from './districtFeeWords.ts';

interface DistrictFeesFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: Translatable | null | false;
  /** The text of the setting. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for the districts that have a delivery fee of their own: a row for each. */
export const DistrictFeesField = ({ id, label, hint, error, value, onChange }: DistrictFeesFieldProps) => {
  const { t, translate, language } = useMessages();
  const rows = districtFeesIn(value);
  const options = districtOptions(language);
  const set = (fees: readonly DistrictFee[]) => onChange(printDistrictFees(fees));
  const change = (place: number, part: Partial<DistrictFee>) =>
    set(rows.map((row, index) => (index === place ? { ...row, ...part } : row)));
  const isTaken = (district: string, place: number) =>
    rows.some((row, index) => index !== place && row.district === district);
  return (
    <Box asChild border="0" m="0" p="0" minW="0">
      <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
        <Box asChild fontWeight="medium" textStyle="sm" mb="1.5" p="0">
          <legend>{label}</legend>
        </Box>
        {rows.map(({ district, dollars }, place) => {
          const nth = t('admin.settings.fees.district.of', { place: place + 1 });
          const name = options.find((option) => option.value === district)?.label ?? nth;
          return (
            <Flex key={place} gap="1.5" align="center" mb="2" wrap="wrap">
              <Box flex="1 1 6rem" minW="0">
                <Select
                  id={`${id}-district-${place}`}
                  aria-label={nth}
                  value={district}
                  onChange={({ target }) => change(place, { district: target.value })}
                >
                  <option value="">{t('admin.settings.fees.choose')}</option>
                  {options
                    .filter((option) => !isTaken(option.value, place))
                    .map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                </Select>
              </Box>
              <Text aria-hidden>$</Text>
              <Input
                w="4.5rem"
                px="3"
                inputMode="numeric"
                autoComplete="off"
                aria-label={t('admin.settings.fees.dollars.of', { district: name })}
                value={dollars}
                // What separates fees in the text of the setting is no part of one.
                onChange={({ target }) => change(place, { dollars: target.value.replaceAll(/[,=]/g, '') })}
              />
              <Button
                variant="ghost"
                size="sm"
                minH="11"
                minW="11"
                px="0"
                aria-label={t('admin.settings.fees.remove.of', { district: name })}
                onClick={() => {
                  flushSync(() => set(rows.toSpliced(place, 1)));
                  document.getElementById(`${id}-add`)?.focus();
                }}
              >
                ✕
              </Button>
            </Flex>
          );
        })}
        <Button
          id={`${id}-add`}
          variant="outline"
          size="sm"
          minH="11"
          disabled={rows.length >= options.length}
          onClick={() => {
            flushSync(() => set([...rows, { district: '', dollars: '' }]));
            document.getElementById(`${id}-district-${rows.length}`)?.focus();
          }}
        >
          {t('admin.settings.fees.add')}
        </Button>
        <Text
          id={`${id}-hint`}
          role={error ? 'alert' : undefined}
          textStyle={error ? 'sm' : 'xs'}
          color={error ? 'fg.error' : 'fg.muted'}
          mt="2"
        >
          {error ? translate(error) : hint}
        </Text>
      </fieldset>
    </Box>
  );
};
