import { chakra, Text, type HTMLChakraProps } from '@chakra-ui/react';
import { useState } from 'react';
import { useLanguage } from '../messages/LanguageProvider.tsx';
import { useMessages } from '../messages/useMessages.ts';

/** The languages' names in the languages themselves. */
export const LANGUAGE_NAMES = { en: 'English', bn: 'বাংলা' } as const;

/** Switches the shop to the other language, whose name it shows in that language. */
export const LanguageSwitch = (props: HTMLChakraProps<'button'>) => {
  const { t } = useMessages();
  const { language, choose } = useLanguage();
  const [failed, setFailed] = useState(false);
  const other = language === 'en' ? 'bn' : 'en';
  const turn = async () => {
    setFailed(false);
    try {
      await choose(other);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Switch type="button" lang={other} onClick={turn} {...props}>
        {LANGUAGE_NAMES[other]}
      </Switch>
      {failed && (
        <Text role="alert" textStyle="xs">
          {t('language.failed')}
        </Text>
      )}
    </>
  );
};

const Switch = chakra('button', {
  base: {
    minH: '11',
    px: '3',
    flexShrink: '0',
    borderRadius: 'control',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'button',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
