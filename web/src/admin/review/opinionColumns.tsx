import { Box, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FORMER_CUSTOMER } from '#schema/customer.ts';
import type { OpinionsTable_OpinionFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import type { Messages } from '#web/messages/translate.ts';
import { pictureUrl } from '#web/ui/Picture.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import type { AdminColumns } from '../kit/table/columns.ts';
import { StateDot } from '../ui/StateDot.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Detail } from '../ui/texts.tsx';

/* GraphQL */ `
  fragment OpinionsTable_opinion on Opinion {
    id
    kind
    state
    rejectionReason
    rating
    text
    pictures {
      path
      alt
    }
    createdAt
    authorName
    customerId
    productId
    productName
    sellerReply {
      text
      createdAt
    }
  }
`;

type Opinion = OpinionsTable_OpinionFragment;

const PALETTES = { WAITING: 'yellow', PUBLISHED: 'green', REJECTED: 'red' } as const;

/** The columns of the list of reviews and comments. */
export const opinionColumns = (
  { t, translate, formatDate }: Messages,
  actions: (opinion: Opinion) => ReactNode,
): AdminColumns<Opinion> => ({
  text: {
    header: t('admin.opinions.text'),
    card: 'wide',
    cell: ({ rating, text, state, pictures, sellerReply }) => (
      <Box whiteSpace="normal" py="1" minW="0">
        {rating !== null && <Rating value={rating} starSize={14} />}
        {/* Nobody publishes what they have not read and seen. */}
        <Text {...(state !== 'WAITING' && { lineClamp: 2 })} overflowWrap="anywhere">
          {text}
        </Text>
        {pictures.length > 0 && (
          <HStack gap="2" mt="1.5" wrap="wrap">
            {pictures.map((picture) => (
              <a
                key={picture.path}
                href={pictureUrl(picture.path, 1200, 'jpg')}
                target="_blank"
                rel="noreferrer"
                aria-label={t('admin.opinions.picture')}
              >
                <Thumbnail picture={picture} size={14} />
              </a>
            ))}
          </HStack>
        )}
        {sellerReply && <Detail lineClamp="1">↳ {sellerReply.text}</Detail>}
      </Box>
    ),
  },
  product: {
    header: t('admin.opinions.product'),
    card: 'title',
    width: 160,
    cell: ({ productId, productName }) => <TextLink to={adminPaths.editProduct(productId)}>{productName}</TextLink>,
  },
  author: {
    header: t('admin.opinions.author'),
    width: 130,
    cell: ({ authorName, customerId }) =>
      customerId === null ? (
        translate(authorName === FORMER_CUSTOMER ? FORMER_CUSTOMER : authorName)
      ) : (
        <TextLink to={adminPaths.customer(customerId)}>{authorName}</TextLink>
      ),
  },
  at: {
    header: t('admin.opinions.at'),
    width: 120,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  state: {
    header: t('admin.opinions.state'),
    card: 'aside',
    width: 120,
    cell: ({ state }) => <StateDot colorPalette={PALETTES[state]}>{t(`admin.opinions.${state}`)}</StateDot>,
  },
  actions: { header: t('order.list.action'), card: 'actions', width: 240, cell: actions },
});
