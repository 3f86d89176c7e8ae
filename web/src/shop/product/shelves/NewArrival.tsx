import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { HomePageQuery } from '../../../generated/graphql.ts';
import { useIsHydrating } from '../../../lib/waking/useIsHydrating.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ProductCard } from '../ProductCard.tsx';

interface Props {
  label: string;
  slides: { key: string; content: ReactNode }[];
}

/** If its code cannot be loaded, the plain row stays. */
const Carousel = lazy<ComponentType<Props>>(() =>
  import('./NewArrivalCarousel.tsx').catch(() => ({ default: Row })),
);

/** The newest products in a carousel. On the server, and until its code is loaded, a scrolling row takes its place: the carousel has styles of its own. */
export default function NewArrival({ products }: { products: HomePageQuery['newest'] }) {
  const { t } = useMessages();
  const isHydrating = useIsHydrating();
  const slides = products.edges.map(({ node }) => ({
    key: node.id,
    content: <ProductCard product={node} sizes="(min-width: 1536px) 300px, (min-width: 1024px) 30vw, 44vw" />,
  }));
  if (isHydrating) return <Row slides={slides} />;
  return (
    <Suspense fallback={<Row slides={slides} />}>
      <Carousel label={t('home.newArrival')} slides={slides} />
    </Suspense>
  );
}

/** The row that the carousel replaces; `data-until-awake` says so. */
const Row = ({ slides }: Pick<Props, 'slides'>) => (
  <Box pb="16" data-until-awake>
    <Track>
      {slides.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </Track>
  </Box>
);

const Track = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    listStyleType: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '--gap': '30px',
    '--shown': '2',
    gap: 'var(--gap)',
    gridAutoColumns: 'calc((100% - (var(--shown) - 1) * var(--gap)) / var(--shown))',
    '@media (min-width: 640px)': { '--gap': '20px' },
    '@media (min-width: 1024px)': { '--gap': '40px', '--shown': '3' },
    '@media (min-width: 1280px)': { '--gap': '50px' },
    '@media (min-width: 1536px)': { '--shown': '4' },
  },
});
