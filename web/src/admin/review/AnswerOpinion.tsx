import { Box, Button, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { answerInput } from '#schema/review.input.ts';
import type { OpinionsTable_OpinionFragment } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Picture, pictureUrl } from '#web/ui/Picture.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { ChangedNotice } from '../ui/ChangedNotice.tsx';
import { useModeration } from './useModeration.ts';
import { TextField } from '../kit/form/TextField.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Detail } from '../ui/texts.tsx';

type Opinion = OpinionsTable_OpinionFragment;

interface AnswerOpinionProps {
  /** The opinion that is shown; null while the dialog is closed. */
  opinion: Opinion | null;
  onClose: () => void;
  onAnswered: (opinion: Opinion, isRemoved: boolean) => void;
  /** Reads what is stored now. */
  onRead: () => Promise<unknown>;
}

/** A review or comment as a whole, and the shop's answer to it, which can be written, changed and removed. */
export const AnswerOpinion = ({ opinion, onClose, ...form }: AnswerOpinionProps) => {
  const { t } = useMessages();
  return (
    <Dialog
      open={opinion !== null}
      title={opinion ? t('admin.opinions.of', { name: opinion.authorName, product: opinion.productName }) : ''}
      onClose={onClose}
    >
      {opinion && (
        <Stack gap="5">
          <Words opinion={opinion} />
          <AnswerForm key={opinion.id} opinion={opinion} onCancel={onClose} {...form} />
        </Stack>
      )}
    </Dialog>
  );
};

const Words = ({ opinion }: { opinion: Opinion }) => {
  const { t, formatDateTime } = useMessages();
  const { rating, text, pictures, createdAt, productId, productName, rejectionReason } = opinion;
  return (
    <Box textStyle="sm">
      {rating !== null && <Rating value={rating} />}
      <Text whiteSpace="pre-line" overflowWrap="anywhere" my="2">
        {text}
      </Text>
      <Flex gap="2" wrap="wrap">
        {pictures.map((picture) => (
          <chakra.a
            key={picture.path}
            href={pictureUrl(picture.path, 1200, 'jpg')}
            target="_blank"
            w="16"
            borderRadius="control"
            overflow="hidden"
          >
            <Picture picture={picture} sizes="64px" widest={160} />
          </chakra.a>
        ))}
      </Flex>
      <Detail mt="2">
        {formatDateTime(createdAt)} · <TextLink to={paths.details(productId)}>{productName}</TextLink>
      </Detail>
      {rejectionReason !== null && (
        <Text mt="2">{t('admin.opinions.rejectedBecause', { reason: rejectionReason })}</Text>
      )}
    </Box>
  );
};

interface AnswerFormProps extends Pick<AnswerOpinionProps, 'onAnswered' | 'onRead'> {
  opinion: Opinion;
  onCancel: () => void;
}

const AnswerForm = ({ opinion, onCancel, onAnswered, onRead }: AnswerFormProps) => {
  const { t } = useMessages();
  const { answer } = useModeration();
  const { sellerReply } = opinion;
  const label = t(opinion.kind === 'REVIEW' ? 'reviews.reply' : 'comments.reply');
  const [typed, type] = useState({ text: sellerReply?.text ?? '' });
  /** The answer that this admin has read: another one is not overwritten. */
  const [seen, see] = useState(sellerReply?.createdAt ?? null);
  const [change, setChange] = useState<{ changedBy: string | null; changedAt: string } | null>(null);
  const { field, submit, busy, failure } = useForm({
    id: 'answer-opinion',
    typed: [typed, type],
    schema: answerInput,
    send: async ({ text }) => {
      const result = await answer(opinion, text, seen);
      if (result.__typename === 'InvalidInput') return result;
      if (result.__typename === 'ChangedMeanwhile') {
        await onRead();
        return setChange(result);
      }
      onAnswered(opinion, text === '');
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <TextField {...field('text')} label={label} hint={t('admin.opinions.answer.hint')} rows={4} />
        {failure && <Notice tone="error">{failure}</Notice>}
        {change ? (
          <ChangedNotice
            change={change}
            fields={[{ label, mine: typed.text || '–', theirs: sellerReply?.text ?? '–' }]}
            onKeepMine={() => {
              see(sellerReply?.createdAt ?? null);
              setChange(null);
            }}
            onTakeTheirs={() => {
              see(sellerReply?.createdAt ?? null);
              type({ text: sellerReply?.text ?? '' });
              setChange(null);
            }}
          />
        ) : (
          <HStack gap="3" wrap="wrap">
            <Button type="submit" aria-busy={busy}>
              {t('admin.opinions.answer.save')}
            </Button>
            <Button type="button" variant="outline" onClick={onCancel}>
              {t('admin.cancel')}
            </Button>
          </HStack>
        )}
      </Stack>
    </form>
  );
};
