import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { sectionsIn } from '#schema/shop-settings.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';

interface SectionsFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: Translatable | null | false;
  /** The sections that are shown, in their order, with commas between them. */
  value: string;
  onChange: (value: string) => void;
  /** All sections there are. */
  options: readonly { value: string; label: string }[];
}

/** A field for the sections of a page: which are shown, and in which order. */
export const SectionsField = ({ id, label, hint, error, value, onChange, options }: SectionsFieldProps) => {
  const { t, translate } = useMessages();
  const shown = sectionsIn(value);
  const rows = [
    ...shown.flatMap((name) => options.filter((option) => option.value === name)),
    ...options.filter((option) => !shown.some((name) => name === option.value)),
  ];
  const set = (names: readonly string[]) => onChange(names.join(','));
  const moveUp = (place: number) => {
    set([...shown.slice(0, place - 1), ...shown.slice(place - 1, place + 1).reverse(), ...shown.slice(place + 1)]);
    // Who moves a section on finds it under the keys.
    const next = place > 1 ? `${id}-up-${shown[place]}` : `${id}-${shown[place]}`;
    requestAnimationFrame(() => document.getElementById(next)?.focus());
  };
  return (
    <Box asChild border="0" m="0" p="0">
      <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
        <Box asChild fontWeight="medium" textStyle="sm" mb="1.5" p="0">
          <legend>{label}</legend>
        </Box>
        {rows.map(({ value: name, label: section }) => {
          const place = shown.findIndex((one) => one === name);
          return (
            <HStack key={name} justify="space-between" borderBottomWidth="1px" borderColor="border">
              <CheckboxField
                id={`${id}-${name}`}
                label={section}
                value={place >= 0}
                onChange={(isShown) => set(isShown ? [...shown, name] : shown.filter((one) => one !== name))}
              />
              {place > 0 && (
                <Button
                  id={`${id}-up-${name}`}
                  variant="ghost"
                  size="sm"
                  minH="11"
                  aria-label={t('admin.settings.section.up', { name: section })}
                  onClick={() => moveUp(place)}
                >
                  ↑
                </Button>
              )}
            </HStack>
          );
        })}
        <Text id={`${id}-hint`} textStyle={error ? 'sm' : 'xs'} color={error ? 'fg.error' : 'fg.muted'} mt="1">
          {error ? translate(error) : hint}
        </Text>
      </fieldset>
    </Box>
  );
};
