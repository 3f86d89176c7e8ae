import { contactIn } from '#schema/shop-settings.ts';
import { paths } from '#web/lib/paths.ts';
import type { Describe, PageInput } from './facts.ts';
import { wordsOf } from './words.ts';

/** Returns the shop as schema.org has it, as publisher or seller. */
export const shopOf = ({ messages, settings, urlOf }: Pick<PageInput, 'messages' | 'settings' | 'urlOf'>) => ({
  '@type': 'Organization',
  name: settings.name[messages.language],
  url: urlOf(paths.home),
});

/** The facts of the home page: the shop, and how its products are searched. */
export const describeHome: Describe = ({ messages, settings, urlOf, fileUrl }) => {
  const { language } = messages;
  const { name, address, email } = contactIn(settings, language);
  const { shop } = wordsOf(settings, language);
  return {
    path: paths.home,
    description: shop,
    hasJournal: true,
    graph: [
      {
        '@type': 'WebSite',
        name,
        alternateName: settings.name[language === 'en' ? 'bn' : 'en'],
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
        ...shopOf({ messages, settings, urlOf }),
        description: shop,
        logo: fileUrl(settings.logo ? `${settings.logo}/480.jpg` : '/favicon.svg'),
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
