import { chakra, Flex } from '@chakra-ui/react';
import { Link, type To } from 'react-router-dom';
import { useMessages } from '../messages/useMessages.ts';
import { Arrow, LEFT, RIGHT } from './Arrow.tsx';
import { inPlace } from './inPlace.ts';
import { pagerItems } from './pagerItems.ts';

interface Props {
  /** What is paged, for screen readers. */
  label: string;
  page: number;
  count: number;
  /** Returns the address of a page. */
  to: (page: number) => To;
  /** Shows a page in place, once scripts are there. */
  onPage: (page: number) => void;
}

/** Links to numbered pages, which scripts show in place; nothing when there is only one page. */
export const Pagination = ({ label, page, count, to, onPage }: Props) => {
  const { t, formatNumber } = useMessages();
  if (count <= 1) return null;
  const link = (next: number) => ({
    to: to(next),
    preventScrollReset: true,
    onClick: inPlace(() => onPage(next)),
  });
  return (
    <Flex as="nav" aria-label={label} gap="1" mt="6" wrap="wrap" align="center">
      {page === 1 ? (
        <NoPage data-disabled>
          <Arrow d={LEFT} />
        </NoPage>
      ) : (
        <PageLink {...link(page - 1)} rel="prev" aria-label={t('pager.previous')}>
          <Arrow d={LEFT} />
        </PageLink>
      )}
      {pagerItems(page, count).map((item, place) =>
        item === 'gap' ? (
          <chakra.span key={`gap-${place}`} px="1" color="fg.muted">
            …
          </chakra.span>
        ) : (
          <PageLink
            key={item}
            {...link(item)}
            aria-label={t('pager.page', { page: item })}
            aria-current={item === page ? 'page' : undefined}
          >
            {formatNumber(item)}
          </PageLink>
        ),
      )}
      {page === count ? (
        <NoPage data-disabled>
          <Arrow d={RIGHT} />
        </NoPage>
      ) : (
        <PageLink {...link(page + 1)} rel="next" aria-label={t('pager.next')}>
          <Arrow d={RIGHT} />
        </PageLink>
      )}
    </Flex>
  );
};

const place = {
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
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
    _currentPage: { bg: 'brand.solid', color: 'brand.contrast' },
    _disabled: { opacity: '0.35', bg: 'transparent', color: 'inherit' },
  },
} as const;
const PageLink = chakra(Link, place);
const NoPage = chakra('span', place);
