import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { Badge, Box, Button, chakra, Grid } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { TypedPicture } from '../values.ts';

interface SortablePicturesProps {
  pictures: TypedPicture[];
  onChange: (pictures: TypedPicture[]) => void;
}

/** The pictures in their order, which is changed by drag or by keyboard. The first one is the main picture. */
export const SortablePictures = ({ pictures, onChange }: SortablePicturesProps) => {
  const { t } = useMessages();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: unknown) => pictures.findIndex((picture) => picture.key === key);
  const place = (key: unknown) => String(placeOf(key) + 1);
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('admin.editor.pictures.lifted', { place: place(active.id) }),
    // A picture that was just picked up is over its own place.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? t('admin.editor.pictures.over', { place: place(over.id) }) : undefined,
    onDragEnd: ({ over }) => (over ? t('admin.editor.pictures.moved', { place: place(over.id) }) : undefined),
    onDragCancel: () => t('admin.editor.pictures.cancelled'),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove(pictures, placeOf(active.id), placeOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('admin.editor.pictures.instructions') },
      }}
    >
      <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <Grid asChild templateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="3" listStyleType="none">
          <ul>
            {pictures.map((picture, index) => (
              <Tile
                key={picture.key}
                picture={picture}
                place={index + 1}
                onRemove={() => onChange(pictures.filter(({ key }) => key !== picture.key))}
              />
            ))}
          </ul>
        </Grid>
      </SortableContext>
    </DndContext>
  );
};

interface TileProps {
  picture: TypedPicture;
  place: number;
  onRemove: () => void;
}

const Tile = ({ picture, place, onRemove }: TileProps) => {
  const { t } = useMessages();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  });
  const moved = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  return (
    <chakra.li
      ref={setNodeRef}
      position="relative"
      zIndex={isDragging ? '1' : undefined}
      style={{ transform: moved, transition }}
    >
      <Box
        {...attributes}
        {...listeners}
        aria-label={t('admin.editor.pictures.tile', { place })}
        cursor="grab"
        touchAction="none"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        overflow="hidden"
        boxShadow={isDragging ? 'float' : undefined}
      >
        <Picture picture={{ path: picture.path, alt: picture.alt }} sizes="8rem" widest={320} decorative />
      </Box>
      {place === 1 && (
        <Badge position="absolute" top="1.5" insetStart="1.5" colorPalette="green" pointerEvents="none">
          {t('admin.editor.pictures.main')}
        </Badge>
      )}
      <Button
        size="xs"
        variant="solid"
        colorPalette="gray"
        position="absolute"
        top="1"
        insetEnd="1"
        minW="8"
        minH="8"
        p="0"
        onClick={onRemove}
        aria-label={t('admin.editor.pictures.remove', { place })}
      >
        ✕
      </Button>
    </chakra.li>
  );
};
