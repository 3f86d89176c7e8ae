import { Suspense, useEffect, useState } from 'react';
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
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { withChakra } from '#web/ui/theme/withChakra.tsx';
import { useCustomerId } from '#web/shop/auth/session/session.tsx';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { seeProduct } from '../seen/lastSeen.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { productVariables } from './productQuery.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';

const later = <div className="later" />;
/** Below the first screen: they load their code when they are used. */
const Description = region(() => import('./Description.tsx'), later);
const Reviews = region(
  () => withApollo(() => withChakra(() => withTexts(() => import('#web/shop/review/Reviews.tsx')))),
  later,
);
const Comments = region(
  () => withApollo(() => withChakra(() => withTexts(() => import('#web/shop/review/Comments.tsx')))),
  later,
);
const Related = region(() => import('./Related.tsx'), later);
/** It shows the division that was chosen before. */
const DeliveryCard = lazyPart(() => import('./DeliveryCard.tsx'));

/* GraphQL */ `
  query ProductPage(
    $id: ID!
    $reviewsPage: Int!
    $reviewsSort: ReviewSort!
    $reviewsFilter: ReviewFilter
    $commentsPage: Int!
  ) {
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
  return <OpenedProduct key={id} id={id} />;
}

const OpenedProduct = ({ id }: { id: string }) => {
  const [current] = useSearchParams();
  // Other reviews and comments, which the query of the URL names later, come by themselves.
  const [search] = useState(current);
  const { data, error, refetch } = useProductPageQuery({ variables: productVariables(id, search) });
  useLoggedFailure('Failed to fetch data', error);
  const product = data?.product;

  if (error && !product) return <FailedState error={error} retry={refetch} />;
  if (!data) return <ProductSkeleton />;
  if (!product) return <UnknownProduct />;
  return <ProductView product={product} delivery={data.delivery} />;
};

interface ProductViewProps {
  product: NonNullable<ProductPageQuery['product']>;
  delivery: DeliveryDates;
}

const ProductView = ({ product, delivery }: ProductViewProps) => {
  const navigate = useNavigate();
  const stores = useStores();
  useEffect(() => seeProduct(stores, product.id), [stores, product.id]);
  // Their own review, and a form for comments.
  useOwnRegions(useCustomerId() !== undefined);
  const [color, setColor] = useState<string | null>(null);
  return (
    <div className="page product-page">
      <PageTitle title={product.name} />
      <Breadcrumb category={product.category} product={product.name} />
      <div className="product-main">
        <Gallery product={product} color={color} />
        <div className="product-side">
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
          <Suspense fallback={later}>
            <DeliveryCard delivery={delivery} />
          </Suspense>
        </div>
      </div>
      <div className="product-facts">
        <Description product={product} />
      </div>
      <div className="product-opinions">
        <Reviews product={product} />
        <Comments product={product} />
      </div>
      <div className="product-related">
        <Related product={product} />
      </div>
    </div>
  );
};

const UnknownProduct = () => {
  const { t } = useMessages();
  return (
    <div className="page">
      <PageTitle title={t('product.unknown')} />
      <EmptyState heading="h1" title={t('product.unknown')} text={t('product.unknown.text')}>
        <Link to={paths.products} className="button">
          {t('notFound.search')}
        </Link>
      </EmptyState>
    </div>
  );
};
