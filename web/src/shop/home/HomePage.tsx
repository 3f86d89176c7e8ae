import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useHomePageQuery, type HomePageQuery } from '../../generated/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useLoggedFailure } from '../../lib/useLoggedFailure.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import { AdvertBanner } from './AdvertBanner.tsx';
import { CardGrid, cardSizes } from './CardGrid.tsx';
import { Hero } from './hero/Hero.tsx';
import { NewArrival } from './NewArrival.tsx';
import { Section } from './Section.tsx';
import { TopCategories } from './TopCategories.tsx';
import { TopSelling, topSellingGrid } from './TopSelling.tsx';

/** Below the first screen of every device: nobody waits for them, and nothing that is seen moves when they come. */
const ServicePromises = lazyPart(() => import('./ServicePromises.tsx'));
const OfferBanner = lazyPart(() => import('./OfferBanner.tsx'));
const JournalSection = lazyPart(() => withTexts(() => import('../journal/JournalSection.tsx')));

/* GraphQL */ `
  query HomePage {
    categories {
      ...TopCategories_category
      children {
        ...TopCategories_category
        children {
          ...TopCategories_category
        }
      }
    }
    hero: products(filter: { within: "fashion" }, sort: NEWEST, first: 3) {
      edges {
        node {
          ...HeroGoods_product
        }
      }
    }
    bestSelling: products(sort: BEST_SELLING, first: 24) {
      ...TopSelling_products
    }
    popular: products(sort: POPULARITY, first: 20) {
      edges {
        node {
          ...ProductCard_product
        }
      }
    }
    newest: products(sort: NEWEST, first: 12) {
      edges {
        node {
          ...ProductCard_product
        }
      }
    }
    offer: products(filter: { term: "Modular Furniture Set" }, first: 1) {
      edges {
        node {
          id
        }
      }
    }
  }
`;

const forYouGrid = { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' };

/** The home page: hero, categories, best sellers, new arrivals, the offer, more products, and the journal. */
export default function HomePage() {
  const { t } = useMessages();
  const { data, error, refetch, fetchMore } = useHomePageQuery();
  useLoggedFailure('Failed to fetch data', error);
  const all = { to: paths.products, label: t('home.viewAll') };
  const categories = (data?.categories ?? []).flatMap((root) => [
    root,
    ...root.children.flatMap((child) => [child, ...child.children]),
  ]);
  const offer = data?.offer.edges[0]?.node;

  return (
    <>
      <Hero goods={error && !data ? [] : data?.hero.edges.map(({ node }) => node)} />
      <TopCategories categories={categories} />
      <AdvertBanner />
      {error && !data ? (
        <FailedState message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <>
          <Section title={t('home.topSelling')} all={all}>
            {data ? (
              <TopSelling
                products={data.bestSelling}
                card={(product, place) => (
                  <ProductCard
                    key={product.id}
                    product={product}
                    sizes={cardSizes}
                    top={place}
                    showSold
                    wideOnPhone
                  />
                )}
                onMore={async (after) => {
                  const { query } = await import('./moreTopSelling.ts');
                  return fetchMore({ query, variables: { after } });
                }}
              />
            ) : (
              <SkeletonCards count={8} templateColumns={topSellingGrid} />
            )}
          </Section>
          <Suspense fallback={<Box minH="6rem" />}>
            <ServicePromises />
          </Suspense>
          <Section
            title={t('home.newArrival')}
            subtitle={t('home.newArrival.subtitle')}
            all={{ to: paths.newest, label: t('home.viewAll.new') }}
          >
            {data ? (
              <NewArrival
                label={t('home.newArrival')}
                slides={nodes(data.newest).map((product) => ({
                  key: product.id,
                  content: (
                    <ProductCard
                      product={product}
                      sizes="(min-width: 1536px) 300px, (min-width: 1024px) 30vw, 46vw"
                    />
                  ),
                }))}
              />
            ) : (
              <SkeletonCards count={3} templateColumns={{ base: '1fr 1fr', lg: 'repeat(3, 1fr)' }} />
            )}
          </Section>
          <Suspense fallback={<Box minH="24rem" />}>
            <OfferBanner buyTo={offer ? paths.details(offer.id) : paths.category('furniture')} />
          </Suspense>
          <Section title={t('home.forYou')} subtitle={t('home.forYou.subtitle')} all={all}>
            {data ? (
              <ForYou products={nodes(data.popular)} />
            ) : (
              <SkeletonCards count={4} templateColumns={forYouGrid} />
            )}
          </Section>
        </>
      )}
      <Section title={t('journal.recent')}>
        <Suspense fallback={<Box minH="100dvh" />}>
          <JournalSection />
        </Suspense>
      </Section>
    </>
  );
}

type Products = HomePageQuery['popular']['edges'][number]['node'][];

const nodes = (list: HomePageQuery['popular']): Products => list.edges.map(({ node }) => node);

const ForYou = ({ products }: { products: Products }) => (
  <CardGrid columns={forYouGrid} empty={products.length === 0}>
    {products.map((product) => (
      <ProductCard key={product.id} product={product} sizes={cardSizes} wideOnPhone />
    ))}
  </CardGrid>
);
