import { Grid, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';

/** The `sizes` of pictures on these cards. */
export const cardSizes = '(min-width: 1360px) 310px, (min-width: 1024px) 24vw, (min-width: 480px) 46vw, 42vw';

/** Cards of the home page in a grid, or a sentence when there are none. */
export const CardGrid = ({
  columns,
  empty,
  children,
}: {
  columns: Record<string, string>;
  empty: boolean;
  children: React.ReactNode;
}) => {
  const { t } = useMessages();
  if (empty) return <Text color="fg.muted">{t('home.empty')}</Text>;
  return (
    <Grid templateColumns={columns} columnGap={{ base: '4', md: '6' }} rowGap={{ base: '5', md: '9' }}>
      {children}
    </Grid>
  );
};
