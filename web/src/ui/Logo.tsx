import { useSettings } from '#web/lib/settings.ts';
import { isInBoth, useLogoName } from './logoName.ts';
import { pictureUrl } from './Picture.tsx';

/**
 * The shop's logo, or a market stall, and its name. That of a new shop stands in Bangla and Latin letters; the
 * Bangla ones are outlines, so that no Bangla font is loaded for them.
 */
export const Logo = () => {
  const settings = useSettings();
  const { name, logo } = settings;
  const shown = useLogoName();
  return (
    <span className="logo">
      {logo ? <img src={pictureUrl(logo, 160, 'webp')} alt="" width="36" height="36" /> : <Stall />}
      {isInBoth(settings) ? (
        <>
          <svg viewBox="-20 -870 1322 890" height="1.625rem" fill="var(--haat-colors-brand-fg)" aria-hidden>
            <path d={HAAT} />
          </svg>
          {/* A phone's header has no room for both, nor has a header that contains the menus. */}
          <span className="logo-name">{name.en}</span>
        </>
      ) : (
        <span className="logo-own">{shown}</span>
      )}
    </span>
  );
};

/** The sign of a new shop: a market stall. */
const Stall = () => (
  <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden>
    <rect width="32" height="32" rx="8" fill="var(--haat-colors-brand-solid)" />
    <path d="M6 13 8.5 7h15L26 13z" fill="var(--haat-colors-ribbon-bg)" />
    <g fill="var(--haat-colors-brand-contrast)" stroke="var(--haat-colors-brand-contrast)">
      <path d="M6 13a3.3 3.3 0 0 0 6.7 0 3.3 3.3 0 0 0 6.6 0 3.3 3.3 0 0 0 6.7 0z" stroke="none" />
      <path d="M8 18.5v7.5h16v-7.5" fill="none" strokeWidth="2.4" strokeLinejoin="round" />
    </g>
  </svg>
);

/** Outlines of হাট in the shop's font. */
const HAAT =
  'M408-3L408 9L253 9L63-124L63-217L158-217Q227-218 263-249Q299-281 299-337Q299-376 279-398Q259-420 224-420Q192-420 173-399Q153-379 153-347Q153-318 160-294L53-294Q43-324 43-359Q43-427 92-471Q140-515 221-515Q307-515 360-463Q412-412 412-337Q412-253 358-202Q303-151 211-139L408-3M478-660L478-565L-20-565L-20-660M745-660L745-565L650-565L650 0L534 0L534-496Q534-535 522-550Q510-565 476-565L438-565L438-660L489-660Q528-660 547-621Q537-677 537-719L537-741L650-741L650-660M1239-265Q1239-159 1169-77Q1098 4 982 4Q906 4 854-41Q801-86 801-162L801-565L705-565L705-660L1113-660Q1115-684 1115-696Q1115-727 1103-743Q1091-759 1059-759Q1035-759 975-749Q914-739 880-739Q814-739 777-760L777-850Q814-833 871-833Q901-833 967-845Q1033-858 1070-858Q1145-858 1184-818Q1222-779 1222-711Q1222-690 1217-660L1302-660L1302-565L917-565L917-162Q917-131 935-114Q953-97 982-97Q1045-97 1084-148Q1123-200 1123-265Q1123-356 1025-356Q1003-356 984-352L984-454Q1014-460 1042-460Q1135-460 1187-406Q1239-353 1239-265';
