import { chakra, Text, type HTMLChakraProps } from '@chakra-ui/react';
import { useLanguageLink } from '../messages/useLanguageLink.ts';
import { useMessages } from '../messages/useMessages.ts';

/**
 * Switches the shop to the other language, whose name it shows in that language. Without scripts it leads to the page
 * in that language.
 */
export const LanguageSwitch = (props: HTMLChakraProps<'a'>) => {
  const { t } = useMessages();
  const { name, link, failed } = useLanguageLink();
  return (
    <>
      <Switch {...link} {...props}>
        {name}
      </Switch>
      {failed && (
        <Text role="alert" textStyle="xs">
          {t('language.failed')}
        </Text>
      )}
    </>
  );
};

const Switch = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    flexShrink: '0',
    borderRadius: 'control',
    fontWeight: 'medium',
    cursor: 'button',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
