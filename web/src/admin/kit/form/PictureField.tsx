import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** A picture of the image store, as the control shows it. */
interface ShownPicture {
  key: string;
  path: string;
  alt: string;
  altBangla: string;
}

/** Shows the control of one picture, by which it is uploaded, replaced or removed. */
export type ShowPicture = (control: {
  of: string;
  picture: ShownPicture | null;
  onChange: (picture: ShownPicture | null) => void;
}) => ReactNode;

interface PictureFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: Translatable | null | false;
  /** Key of the picture; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** What the picture is of, for the labels of the buttons. */
  of: string;
  /** The control belongs to products: the page brings it. */
  show: ShowPicture;
}

/** A field for one picture, which takes what `useForm` gives for it; its group takes the focus when it is missing. */
export const PictureField = ({ id, label, hint, error, value, onChange, of, show }: PictureFieldProps) => {
  const { translate } = useMessages();
  return (
    <Group id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`}>
      <Text id={`${id}-label`} fontWeight="medium" textStyle="sm" mb="1.5">
        {label}
      </Text>
      {show({
        of,
        picture: value ? { key: value, path: `/pictures/${value}`, alt: '', altBangla: '' } : null,
        onChange: (next) => onChange(next?.key ?? ''),
      })}
      {hint && (
        <Text textStyle="xs" color="fg.muted" mt="1">
          {hint}
        </Text>
      )}
      <Box aria-live="polite">
        {error && (
          <Text textStyle="sm" color="fg.error" mt="1">
            {translate(error)}
          </Text>
        )}
      </Box>
    </Group>
  );
};

const Group = chakra('div');
