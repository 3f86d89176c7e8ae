import { chakra, Flex } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';
import { Arrow, LEFT, RIGHT } from './Arrow.tsx';
import { pagerItems } from './pagerItems.ts';

interface Props {
  /** What is paged, for screen readers. */
  label: string;
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** Links to numbered pages; nothing when there is only one page. */
export const Pagination = ({ label, page, count, onPage }: Props) => {
  const { t, formatNumber } = useMessages();
  if (count <= 1) return null;
  return (
    <Flex as="nav" aria-label={label} gap="1" mt="6" wrap="wrap" align="center">
      <PageButton
        type="button"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
        aria-label={t('pager.previous')}
      >
        <Arrow d={LEFT} />
      </PageButton>
      {pagerItems(page, count).map((item, place) =>
        item === 'gap' ? (
          <chakra.span key={`gap-${place}`} px="1" color="fg.muted">
            …
          </chakra.span>
        ) : (
          <PageButton
            key={item}
            type="button"
            aria-label={t('pager.page', { page: item })}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onPage(item)}
          >
            {formatNumber(item)}
          </PageButton>
        ),
      )}
      <PageButton
        type="button"
        disabled={page === count}
        onClick={() => onPage(page + 1)}
        aria-label={t('pager.next')}
      >
        <Arrow d={RIGHT} />
      </PageButton>
    </Flex>
  );
};

const PageButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '10',
    h: '10',
    px: '2',
    borderRadius: 'control',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'button',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
    _currentPage: { bg: 'brand.solid', color: 'brand.contrast' },
    _disabled: { opacity: '0.35', cursor: 'disabled', bg: 'transparent' },
  },
});
