import { Box, Button, Container, Grid } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { DeliveryDates } from '#schema/delivery.ts';
import { useProductPageQuery, type ProductPageQuery } from '#web/generated/graphql.ts';
import { withApollo } from '#web/lib/apollo/withApollo.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { region } from '#web/lib/hydration/region.tsx';
import { useOwnRegions } from '#web/lib/hydration/regions.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { useCustomerId } from '#web/shop/auth/session/session.tsx';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { productVariables } from './productQuery.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** Below the first screen: they load their code when they are used. */
const Description = region(() => import('./Description.tsx'), <Box minH="20rem" />);
const Reviews = region(
  () => withApollo(() => withTexts(() => import('#web/shop/review/Reviews.tsx'))),
  <Box minH="20rem" />,
);
const Comments = region(
  () => withApollo(() => withTexts(() => import('#web/shop/review/Comments.tsx'))),
  <Box minH="20rem" />,
);
const Related = region(() => import('./Related.tsx'), <Box minH="20rem" />);
/** It shows the division that was chosen before. */
const DeliveryCard = lazyPart(() => import('./DeliveryCard.tsx'));

/* GraphQL */ `
  query ProductPage($id: ID!, $reviewsPage: Int!, $commentsPage: Int!) {
    product(id: $id) {
      id
      name
      category {
        ...Breadcrumb_category
      }
      ...Gallery_product
      ...BuyBox_product
      ...Description_product
      ...Reviews_product
      ...Comments_product
      ...Related_product
    }
    delivery {
      from
      to
    }
  }
`;

/** The product page: description, price, stock, delivery, and the buttons to buy it. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useProductPageQuery({ variables: productVariables(id, search) });
  useLoggedFailure('Failed to fetch data', error);
  const product = data?.product;

  if (error && !product) return <FailedState error={error} retry={refetch} />;
  if (!data) return <ProductSkeleton />;
  if (!product) return <UnknownProduct />;
  return <ProductView key={product.id} product={product} delivery={data.delivery} />;
}

interface ProductViewProps {
  product: NonNullable<ProductPageQuery['product']>;
  delivery: DeliveryDates;
}

const ProductView = ({ product, delivery }: ProductViewProps) => {
  const navigate = useNavigate();
  // Their own review, and a form for comments.
  useOwnRegions(useCustomerId() !== undefined);
  const [color, setColor] = useState<string | null>(null);
  return (
    <Container pt={{ base: '4', md: '5' }}>
      <PageTitle title={product.name} />
      <Breadcrumb category={product.category} product={product.name} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '6fr 7fr' }}
        gap={{ base: '6', lg: '12' }}
        mt="4"
        alignItems="start"
      >
        <Gallery product={product} color={color} />
        <BuyBox
          product={product}
          delivery={delivery}
          color={color}
          onColor={setColor}
          onBuy={async (choice) => {
            const { name, priceCents } = product;
            const { buyNow } = await loadCode(() => import('#web/shop/order/checkout/purchase/purchase.ts'));
            buyNow({ productId: product.id, name, priceCents, ...choice });
            void navigate(paths.confirmOrder);
          }}
        />
      </Grid>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 22rem' }}
        gap={{ base: '8', lg: '12' }}
        mt={{ base: '10', md: '16' }}
        alignItems="start"
      >
        <Description product={product} />
        <Suspense fallback={<Box minH="20rem" />}>
          <DeliveryCard delivery={delivery} />
        </Suspense>
      </Grid>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
        columnGap="14"
        rowGap="10"
        mt={{ base: '10', md: '16' }}
        alignItems="start"
      >
        <Reviews product={product} />
        <Comments product={product} />
      </Grid>
      <Box mt={{ base: '10', md: '16' }}>
        <Related product={product} />
      </Box>
    </Container>
  );
};

const UnknownProduct = () => {
  const { t } = useMessages();
  return (
    <Container>
      <PageTitle title={t('product.unknown')} />
      <EmptyState heading="h1" title={t('product.unknown')} text={t('product.unknown.text')}>
        <Button asChild>
          <Link to={paths.products}>{t('notFound.search')}</Link>
        </Button>
      </EmptyState>
    </Container>
  );
};
