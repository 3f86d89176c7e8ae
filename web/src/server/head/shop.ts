import { contactIn } from '#schema/shop-settings.ts';
import { paths } from '#web/lib/paths.ts';
import type { Describe, PageInput } from './facts.ts';
import { WORDS } from './words.ts';

/** Returns the shop as schema.org has it, as publisher or seller. */
export const shopOf = ({ messages: { t }, urlOf }: Pick<PageInput, 'messages' | 'urlOf'>) => ({
  '@type': 'Organization',
  name: t('app.name'),
  url: urlOf(paths.home),
});

/** The facts of the home page: the shop, and how its products are searched. */
export const describeHome: Describe = ({ messages, settings, urlOf, fileUrl }) => {
  const { t, language } = messages;
  const { address, email } = contactIn(settings, language);
  const { shop } = WORDS[language];
  return {
    path: paths.home,
    description: shop,
    hasJournal: true,
    graph: [
      {
        '@type': 'WebSite',
        name: t('app.name'),
        alternateName: language === 'en' ? 'হাট' : 'Haat',
        url: urlOf(paths.home),
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${urlOf(paths.search)}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        ...shopOf({ messages, urlOf }),
        description: shop,
        logo: fileUrl('/favicon.svg'),
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressCountry: 'BD',
        },
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: settings.contact.phone,
          email,
          availableLanguage: ['en', 'bn'],
        },
      },
    ],
  };
};
