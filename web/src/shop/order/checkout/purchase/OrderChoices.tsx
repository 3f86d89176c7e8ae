import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { missingChoices } from '#schema/order.ts';
import { useOrderChoiceStockQuery, type OrderChoices_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ChoiceButtons } from '#web/ui/ChoiceButtons.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';
import { isSoldOut } from '#web/shop/product/stockOf.ts';
import type { Line } from '#web/shop/order/line.ts';
import { choiceId, type AskedLine } from './useOrderChoices.ts';

/* GraphQL */ `
  fragment OrderChoices_product on Product {
    id
    image {
      path
      alt
    }
    images {
      path
      alt
      color
    }
    hasVariants
    colors
    sizes
    ...LineTranslations_product
  }
`;

/* GraphQL */ `
  query OrderChoiceStock($id: ID!) {
    productsById(ids: [$id]) {
      id
      priceCents
      availableStock
      colors
      sizes
      variants {
        id
        color
        size
        priceCents
        availableStock
      }
    }
  }
`;

interface OrderChoicesProps {
  asked: readonly AskedLine[];
  /** Whether missing choices are marked as errors. */
  checked: boolean;
  onChoose: (line: Line, choice: Partial<Pick<Line, 'color' | 'size'>>) => void;
}

/** Asks for the colour and size that Buy Now did not ask for (spec §5). */
export const OrderChoices = ({ asked, checked, onChoose }: OrderChoicesProps) => {
  const { t } = useMessages();
  return (
    <Panel as="section" aria-labelledby="choices-title" mb="5">
      <Heading as="h2" size="md" mb="4" id="choices-title">
        {t('order.choices.title')}
      </Heading>
      <Stack gap="6">
        {asked.map(({ line, place, product }) => (
          <HStack key={place} gap="4" align="start" wrap="wrap">
            <Thumbnail picture={line.image} />
            <Stack gap="4" minW="0" flex="1 1 9rem">
              <Text fontWeight="medium">{product.name}</Text>
              {(['color', 'size'] as const).map((field) => (
                <Question
                  key={field}
                  id={choiceId(place, field)}
                  field={field}
                  product={product}
                  line={line}
                  checked={checked}
                  onChoose={(option) => onChoose(line, { [field]: option })}
                />
              ))}
            </Stack>
          </HStack>
        ))}
      </Stack>
    </Panel>
  );
};

interface QuestionProps {
  id: string;
  field: 'color' | 'size';
  product: OrderChoices_ProductFragment;
  line: Line;
  checked: boolean;
  onChoose: (option: string | null) => void;
}

const Question = ({ id, field, product, line, checked, onChoose }: QuestionProps) => {
  const { t, translate } = useMessages();
  // Until it is known, and where it cannot be read, nothing is marked: the server refuses what is sold out.
  const { data } = useOrderChoiceStockQuery({
    variables: { id: product.id },
    skip: !product.hasVariants,
  });
  const stocked = data?.productsById[0];
  const offered =
    field === 'color' ? product.colorOptions : product.sizes.map((value) => ({ value, label: translate(value) }));
  const options = offered.map((option) => ({
    ...option,
    isSoldOut: stocked ? isSoldOut(stocked, line, { [field]: option.value }) : false,
  }));
  // A single option needs no choice.
  if (options.length < 2) return null;
  const problem = checked ? missingChoices(product, line).find((missing) => missing.field === field) : null;
  return (
    <Box id={id} tabIndex={-1} outline="none">
      <ChoiceButtons
        label={field === 'color' ? t('product.color') : t('product.size')}
        options={options}
        chosen={line[field]}
        onChoose={onChoose}
        swatches={field === 'color'}
      />
      <Box aria-live="polite">
        {problem && (
          <Text textStyle="sm" color="fg.error" mt="1">
            {translate(problem.message)}
          </Text>
        )}
      </Box>
    </Box>
  );
};
