import { Box, chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useMessages } from '../messages/useMessages.ts';

/** The navigation between the pages of the dashboard. */
export const AdminNav = () => {
  const { t } = useMessages();
  const entries = [
    { to: paths.dashboard, label: t('admin.nav.dashboard') },
    { to: paths.customers, label: t('admin.nav.customers') },
    { to: paths.auditLog, label: t('admin.nav.audit') },
  ];
  return (
    <Box
      as="nav"
      aria-label={t('admin.nav')}
      mb="8"
      borderBottomWidth="1px"
      borderColor="border"
      overflowX="auto"
    >
      <Box as="ul" display="flex" gap="1" listStyleType="none">
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Entry asChild>
              <NavLink to={to} end>
                {label}
              </NavLink>
            </Entry>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const Entry = chakra('a', {
  base: {
    display: 'block',
    px: '4',
    py: '3',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    borderTopRadius: 'control',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'brand.fg', borderColor: 'brand.solid' },
  },
});
