import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { flushSync } from 'react-dom';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';

interface SomeFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: Translatable | null | false;
  /** What is chosen, with commas between it. */
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Whether the order counts and is chosen, too; otherwise it is that of the options. */
  ordered: boolean;
}

/** A field for some of several, such as the sections of a page, in an order if that counts. */
export const SomeField = ({ id, label, hint, error, value, onChange, options, ordered }: SomeFieldProps) => {
  const { t, translate } = useMessages();
  // A value of another release may be no option any more.
  const shown = value.split(',').filter((name) => options.some((option) => option.value === name));
  const rows = ordered
    ? [
        ...shown.flatMap((name) => options.filter((option) => option.value === name)),
        ...options.filter((option) => !shown.includes(option.value)),
      ]
    : options;
  const set = (names: readonly string[]) =>
    onChange((ordered ? names : options.flatMap((one) => (names.includes(one.value) ? one.value : []))).join(','));
  const moveUp = (place: number) => {
    const [before, pair, after] = [
      shown.slice(0, place - 1),
      shown.slice(place - 1, place + 1),
      shown.slice(place + 1),
    ];
    flushSync(() => set([...before, ...pair.reverse(), ...after]));
    // Who moves a section on finds it under the keys.
    const next = place > 1 ? `${id}-up-${shown[place]}` : `${id}-${shown[place]}`;
    document.getElementById(next)?.focus();
  };
  return (
    <Box asChild border="0" m="0" p="0">
      <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`}>
        <Box asChild fontWeight="medium" textStyle="sm" mb="1.5" p="0">
          <legend>{label}</legend>
        </Box>
        {rows.map(({ value: name, label: section }) => {
          const place = shown.indexOf(name);
          return (
            <HStack key={name} justify="space-between" borderBottomWidth="1px" borderColor="border">
              <CheckboxField
                id={`${id}-${name}`}
                label={section}
                value={place >= 0}
                onChange={(isShown) => set(isShown ? [...shown, name] : shown.filter((one) => one !== name))}
              />
              {ordered && place > 0 && (
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
