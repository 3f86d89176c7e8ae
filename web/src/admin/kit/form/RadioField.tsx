import { chakra, HStack } from '@chakra-ui/react';

interface RadioFieldProps<Value extends string> {
  name: string;
  label: string;
  /** What can be chosen, each with its words, in their order. */
  choices: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few things that are all in sight. */
export const RadioField = <Value extends string>({ name, label, choices, value, onChange }: RadioFieldProps<Value>) => (
  <chakra.fieldset>
    <chakra.legend fontWeight="medium" textStyle="sm" mb="1">
      {label}
    </chakra.legend>
    {choices.map(([choice, words]) => (
      <HStack key={choice} asChild gap="3" minH="11" cursor="pointer" textStyle="sm">
        <label>
          <chakra.input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
            boxSize="5"
            accentColor="{colors.brand.solid}"
          />
          {words}
        </label>
      </HStack>
    ))}
  </chakra.fieldset>
);
