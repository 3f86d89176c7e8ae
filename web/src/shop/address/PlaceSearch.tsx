import { Box, Input, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { searchPlaces, type FoundPlace } from '#schema/place-search.ts';
import { isCity } from '#schema/places.ts';
import { addressLine } from '#schema/address.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Option, Options } from '#web/ui/Options.tsx';
import { placeName } from './formatAddress.ts';

const LIST_ID = 'address-places';
const optionId = (index: number) => `${LIST_ID}-${index}`;

/** The most results: enough for a district and everything in it. */
const MOST = 20;

interface PlaceSearchProps {
  onChoose: (found: FoundPlace) => void;
}

/** Finds an upazila, district or division by its name, in either language and in other spellings. */
export const PlaceSearch = ({ onChoose }: PlaceSearchProps) => {
  const { t, language } = useMessages();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, moveTo] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = searchPlaces(typed, MOST);
  const expanded = open && found.length > 0;
  const active = Math.min(at, found.length - 1);

  useEffect(() => {
    if (expanded) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [expanded, active]);

  const inWords = ({ division, district, upazila }: FoundPlace) => {
    const [first = '', ...around] = [upazila, district, division].flatMap((place) =>
      place ? [placeName(place, language)] : [],
    );
    return { first, around: addressLine('', around).replace(/^, /, '') };
  };
  const kindOf = ({ district, upazila }: FoundPlace) => {
    if (upazila) return t(isCity(upazila) ? 'address.kind.city' : 'address.kind.upazila');
    return t(district ? 'address.district' : 'address.division');
  };

  const choose = (place: FoundPlace | undefined) => {
    if (!place) return;
    onChoose(place);
    setChosen(inWords(place).first);
    setTyped('');
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter in the search must not submit the form.
      event.preventDefault();
      if (expanded) choose(found[active]);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (expanded) moveTo((active + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % found.length);
    }
    if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <Box position="relative">
      <FormField id="address-search" label={t('address.search')} hint={t('address.search.hint')}>
        {(control) => (
          <Box position="relative">
            <Input
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={expanded ? LIST_ID : undefined}
              aria-activedescendant={expanded ? optionId(active) : undefined}
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setOpen(true);
                moveTo(0);
              }}
              onFocus={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={press}
            />
            {expanded && (
              <Options id={LIST_ID} className="places" aria-label={t('address.search.list')}>
                {found.map((place, index) => {
                  const { first, around } = inWords(place);
                  return (
                    <Option
                      key={`${place.division.id} ${place.district?.id} ${place.upazila?.id}`}
                      id={optionId(index)}
                      aria-selected={index === active}
                      onClick={() => choose(place)}
                    >
                      <span>
                        <span className="bold">{first}</span>
                        {around && `, ${around}`}
                      </span>
                      <span className="text-xs muted">{kindOf(place)}</span>
                    </Option>
                  );
                })}
              </Options>
            )}
          </Box>
        )}
      </FormField>
      {typed.trim() !== '' && found.length === 0 && (
        <Box textStyle="sm" mt="1" aria-hidden>
          {t('address.search.none')}
        </Box>
      )}
      <VisuallyHidden role="status">
        {typed.trim() === ''
          ? chosen !== null && t('address.search.chosen', { place: chosen })
          : found.length === 0
            ? t('address.search.none')
            : expanded && t('address.search.found', { count: found.length })}
      </VisuallyHidden>
    </Box>
  );
};
