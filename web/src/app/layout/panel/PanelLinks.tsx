import { Box, chakra, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#web/messages/useMessages.ts';
import { beautyMenu, categoryMenu, type MenuSection } from '../menu.ts';
import { useAim } from './useAim.ts';

/** The content of a header panel: links into the catalogue. */
export default function PanelLinks({ of }: { of: 'categories' | 'beauty' }) {
  return of === 'categories' ? <Categories /> : <Beauty />;
}

/**
 * Root categories on the left, the content of the current one on the right. A first touch opens a root, a second
 * follows its link.
 */
const Categories = () => {
  const { t, translate } = useMessages();
  const [shown, show] = useState(0);
  const aim = useAim(show);
  const opens = useRef(false);
  return (
    <Box as="ul" listStyleType="none" w="14rem" h="full" bg="bg.subtle" p="2" overflowY="auto" {...aim.list}>
      {categoryMenu.map((group, place) => (
        <li key={group.name}>
          <RootLink
            to={group.to}
            data-current={shown === place ? '' : undefined}
            onPointerEnter={aim.enter(place)}
            // Before the focus event, which would open it already.
            onPointerDown={({ pointerType }) => {
              opens.current = pointerType !== 'mouse' && shown !== place;
            }}
            onFocus={() => show(place)}
            onClick={(event) => {
              if (opens.current) event.preventDefault();
              opens.current = false;
              show(place);
            }}
          >
            {translate(group.name)}
          </RootLink>
          <Box
            hidden={shown !== place}
            onPointerEnter={aim.arrive}
            position="absolute"
            insetStart="14rem"
            insetEnd="0"
            top="0"
            bottom="0"
            p="5"
            overflowY="auto"
          >
            <Link to={group.to} className="menu-link menu-all">
              {t('header.allOf', { name: translate(group.name) })}
            </Link>
            <Grid templateColumns="1fr 1fr" columnGap="4" mt="2" alignItems="start">
              {group.sections.map((section, index) => (
                <Section
                  key={index}
                  section={section}
                  columns={group.sections.length === 1 && section.links.length > 4 ? 2 : 1}
                />
              ))}
            </Grid>
          </Box>
        </li>
      ))}
    </Box>
  );
};

/** The three departments side by side. */
const Beauty = () => {
  const { t, translate } = useMessages();
  return (
    <Box p="5" h="full" overflowY="auto">
      <Link to={beautyMenu.to} className="menu-link menu-all">
        {t('header.allOf', { name: translate(beautyMenu.name) })}
      </Link>
      <Grid templateColumns="repeat(3, 1fr)" columnGap="3" mt="1">
        {beautyMenu.sections.map((section, index) => (
          <Section key={index} section={section} columns={1} />
        ))}
      </Grid>
    </Box>
  );
};

const Section = ({ section, columns }: { section: MenuSection; columns: 1 | 2 }) => {
  const { translate } = useMessages();
  return (
    <Box gridColumn={columns === 2 ? 'span 2' : undefined}>
      {section.heading && (
        <Link to={section.heading.to} className="menu-link menu-heading">
          {translate(section.heading.name)}
        </Link>
      )}
      <Box as="ul" listStyleType="none" columnCount={columns}>
        {section.links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className="menu-link">
              {translate(name)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const RootLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    _current: { bg: 'bg.surface', color: 'brand.fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
