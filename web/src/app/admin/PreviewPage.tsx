import { Box, Container, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { preview, type PreviewedProduct } from '#web/admin/product/editor/preview.ts';
import { usePreviewPageQuery } from '#web/generated/graphql.ts';
import { useObserved } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { BuyBox } from '#web/shop/product/page/BuyBox.tsx';
import DeliveryCard from '#web/shop/product/page/DeliveryCard.tsx';
import Description from '#web/shop/product/page/Description.tsx';
import { Gallery } from '#web/shop/product/page/Gallery.tsx';
import { ProductSkeleton } from '#web/shop/product/page/ProductSkeleton.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/* GraphQL */ `
  query PreviewPage {
    delivery {
      from
      to
    }
  }
`;

/** What is typed in the form of a product, as shoppers will see it. */
export default function PreviewPage() {
  const { t } = useMessages();
  const product = useObserved(preview, (value) => value);
  const { data, error, refetch } = usePreviewPageQuery();
  const [color, setColor] = useState<string | null>(null);
  const shown = useShown(product ?? null);
  if (error && !data) return <FailedState error={error} retry={refetch} />;
  if (product === undefined || !data) return <ProductSkeleton />;
  if (!shown)
    return (
      <main>
        <PageTitle title={t('admin.preview.nothing')} />
        <EmptyState heading="h1" title={t('admin.preview.nothing')} text={t('admin.preview.nothing.text')} />
      </main>
    );
  return (
    <main>
      <PageTitle title={t('admin.preview.title', { name: shown.name })} />
      <Box
        role="note"
        bg="accent.subtle"
        borderBottomWidth="1px"
        borderColor="border"
        py="2"
        px="4"
        textAlign="center"
        textStyle="sm"
      >
        {t('admin.preview.note')}
      </Box>
      <Container pt={{ base: '4', md: '5' }} pb="12">
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr', lg: '6fr 7fr' }}
          gap={{ base: '6', lg: '12' }}
          mt="4"
          alignItems="start"
        >
          <Gallery product={shown} color={color} />
          <BuyBox
            product={shown}
            delivery={data.delivery}
            color={color}
            onColor={setColor}
            onBuy={() => undefined}
            isPreview
          />
        </Grid>
        <Grid
          templateColumns={{ base: '1fr', lg: '1fr 22rem' }}
          gap={{ base: '8', lg: '12' }}
          mt={{ base: '10', md: '16' }}
          alignItems="start"
        >
          <Description product={shown} />
          <DeliveryCard delivery={data.delivery} />
        </Grid>
      </Container>
    </main>
  );
}

/** Returns a previewed product as the shop answers it in the page's language. */
const useShown = (product: PreviewedProduct | null) => {
  const { t, language } = useMessages();
  if (!product) return null;
  const { english, bangla, pictures, colors, variants, ...rest } = product;
  const text = (field: keyof typeof english) => (language === 'bn' && bangla[field]) || english[field];
  const name = text('name') || t('admin.editor.name');
  const shownOf = (picture: (typeof pictures)[number], usual: string, color: string | null) => ({
    path: picture.path,
    alt: (language === 'bn' && picture.altBangla) || picture.alt || usual,
    color,
  });
  const images = [
    ...pictures.map((picture) => shownOf(picture, name, null)),
    ...colors.flatMap((color) => (color.picture ? [shownOf(color.picture, `${name}, ${color.name}`, color.name)] : [])),
  ];
  return {
    ...rest,
    id: 'preview',
    name,
    note: text('note'),
    shortDescription: text('shortDescription'),
    description: text('description'),
    secondDescription: text('secondDescription'),
    image: images[0] ?? { path: '', alt: name },
    images,
    rating: 0,
    reviewCount: 0,
    colors: colors.map((color) => color.name),
    colorOptions: colors.map((color) => ({
      value: color.name,
      label: (language === 'bn' && color.bangla) || color.name,
    })),
    variants: variants.map((variant, index) => ({ ...variant, id: String(index) })),
  };
};
