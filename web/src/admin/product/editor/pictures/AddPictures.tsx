import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useRef, useState, type DragEvent } from 'react';
import { UPLOAD_TYPES } from '#schema/review.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ListField } from '../fields/ListField.tsx';
import { controlId, problemAt } from '../problems.ts';
import type { EditorState } from '../useEditor.ts';

interface AddPicturesProps {
  editor: EditorState;
  onAdd: (sources: readonly (File | string)[]) => void;
}

/** Adds pictures: files, also from a phone's camera, or URLs separated by commas. */
export const AddPictures = ({ editor, onAdd }: AddPicturesProps) => {
  const { t, translate } = useMessages();
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const id = controlId('pictures');
  const problem = problemAt(editor.problems, id);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onAdd([...event.dataTransfer.files]);
  };
  return (
    <Box>
      <Box
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'brand.solid' : problem ? 'border.error' : 'border'}
        borderRadius="control"
        p="4"
        textAlign="center"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Button
          id={id}
          variant="outline"
          minH="11"
          onClick={() => files.current?.click()}
          aria-describedby={`${id}-hint`}
        >
          {t('admin.editor.pictures.upload')}
        </Button>
        <Text id={`${id}-hint`} color="fg.muted" textStyle="xs" mt="2">
          {t('admin.editor.pictures.hint')}
        </Text>
        <chakra.input
          ref={files}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          multiple
          hidden
          aria-label={t('admin.editor.pictures.files')}
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </Box>
      <Box aria-live="polite">
        {problem && (
          <Text textStyle="sm" color="fg.error" mt="1">
            {translate(problem)}
          </Text>
        )}
      </Box>
      <Box mt="3">
        <ListField
          id="product-picture-urls"
          label={t('admin.editor.pictures.urls')}
          hint={t('admin.editor.pictures.urls.hint')}
          inputMode="url"
          placeholder="https://"
          action={t('admin.editor.pictures.fetch')}
          onAdd={onAdd}
        />
      </Box>
    </Box>
  );
};
