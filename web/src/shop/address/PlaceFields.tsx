import { Grid } from '@chakra-ui/react';
import { DIVISIONS, isCity, type Place } from '#schema/places.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { AddressDraft } from './addressDraft.ts';
import { placeName } from './formatAddress.ts';
import { PlaceSearch } from './PlaceSearch.tsx';

/** The chosen places. */
type ChosenPlaces = Pick<AddressDraft, 'divisionId' | 'districtId' | 'upazilaId'>;

type Level = 'division' | 'district' | 'upazila';

/** Returns the id of the first control without a choice. */
export const openPlaceId = ({ divisionId, districtId }: ChosenPlaces): string =>
  placeId(divisionId === '' ? 'division' : districtId === '' ? 'district' : 'upazila');

const placeId = (level: Level) => `address-${level}`;

interface PlaceFieldsProps {
  chosen: ChosenPlaces;
  error: string | null;
  onChoose: (chosen: ChosenPlaces) => void;
}

/** Division, district and upazila, each limited by the one before; or all at once by a search. */
export const PlaceFields = ({ chosen, error, onChoose }: PlaceFieldsProps) => {
  const { t, language } = useMessages();
  const { divisionId, districtId, upazilaId } = chosen;
  const districts = DIVISIONS.find(({ id }) => id === divisionId)?.districts ?? [];
  const upazilas = districts.find(({ id }) => id === districtId)?.upazilas ?? [];

  /** Sorts by name in the page's language; a city comes before the upazilas. */
  const sorted = (places: readonly Place[]) =>
    places.toSorted(
      (one, other) =>
        Number(isCity(other)) - Number(isCity(one)) ||
        placeName(one, language).localeCompare(placeName(other, language), language),
    );
  const select = (level: Level, places: readonly Place[], value: string, choose: (id: string) => ChosenPlaces) => (
    <FormField
      id={placeId(level)}
      label={t(`address.${level}`)}
      error={placeId(level) === openPlaceId(chosen) ? error : null}
    >
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={places.length === 0}
          onChange={(event) => onChoose(choose(event.target.value))}
        >
          <option value="">{t(places.length === 0 ? 'address.noOptions' : 'address.select')}</option>
          {sorted(places).map((place) => (
            <option key={place.id} value={place.id}>
              {placeName(place, language)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );

  return (
    <>
      <PlaceSearch
        onChoose={({ division, district, upazila }) =>
          onChoose({
            divisionId: division.id,
            districtId: district?.id ?? '',
            upazilaId: upazila?.id ?? '',
          })
        }
      />
      <Grid gap="5" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {select('division', DIVISIONS, divisionId, (id) => ({
          divisionId: id,
          districtId: '',
          upazilaId: '',
        }))}
        {select('district', districts, districtId, (id) => ({ divisionId, districtId: id, upazilaId: '' }))}
        {select('upazila', upazilas, upazilaId, (id) => ({ divisionId, districtId, upazilaId: id }))}
      </Grid>
    </>
  );
};
