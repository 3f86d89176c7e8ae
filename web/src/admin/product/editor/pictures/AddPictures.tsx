import { Box, Button, chakra, HStack, Input, Text } from '@chakra-ui/react';
import { useRef, useState, type DragEvent } from 'react';
import { partsOf } from '#schema/product.input.ts';
import { UPLOAD_TYPES } from '#schema/review.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
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
  const [typed, type] = useState('');
  const [isOver, setOver] = useState(false);
  const id = controlId('pictures');
  const problem = problemAt(editor.problems, id);
  const addUrls = () => {
    const urls = partsOf(typed);
    if (urls.length > 0) onAdd(urls);
    type('');
  };
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
        <FormField
          id="product-picture-urls"
          label={t('admin.editor.pictures.urls')}
          hint={t('admin.editor.pictures.urls.hint')}
          value={typed}
          onChange={type}
        >
          {(control) => (
            <HStack gap="2">
              <Input
                {...control}
                type="text"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  addUrls();
                }}
              />
              <Button variant="outline" onClick={addUrls} flexShrink="0">
                {t('admin.editor.pictures.fetch')}
              </Button>
            </HStack>
          )}
        </FormField>
      </Box>
    </Box>
  );
};
