import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Price } from '#web/ui/Price.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';

interface Props {
  /** The price of what is chosen, in cents. */
  priceCents: number;
  /** The product in the chosen colour. */
  picture: { path: string; alt: string };
  /** The chosen colour and size. */
  chosen: readonly string[];
  disabled: boolean;
  /** Id of the form with the choices, and the address to which Buy Now sends it. */
  form: string;
  action: string;
}

/** The bar at the bottom of a phone's screen: what is chosen, the price, and Buy Now. */
export const BuyBar = ({ priceCents, picture, chosen, disabled, form, action }: Props) => {
  const { t, translate } = useMessages();
  return (
    <Flex
      hideFrom="md"
      data-buy-bar
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      justify="space-between"
      align="center"
      gap="3"
      px="4"
      py="2.5"
      pb="max(0.625rem, env(safe-area-inset-bottom))"
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
    >
      {chosen.length > 0 && <Thumbnail picture={picture} size={11} />}
      <Box minW="0" flex="1">
        <Price cents={priceCents} />
        {chosen.length > 0 && (
          <Text textStyle="xs" lineHeight="1.3" color="fg.muted" lineClamp={2}>
            {chosen.map(translate).join(' · ')}
          </Text>
        )}
      </Box>
      <Button
        colorPalette="accent"
        type="submit"
        form={form}
        formAction={action}
        disabled={disabled}
        flexShrink="0"
        minW={{ base: '7.5rem', sm: '11rem' }}
      >
        {t('product.buyNow')}
      </Button>
    </Flex>
  );
};
