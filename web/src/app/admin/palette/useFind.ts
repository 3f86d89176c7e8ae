import { formatOrderNumber } from '#schema/format/order-number.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import { nationalPhone } from '#schema/phone.ts';
import { useMay } from '#web/admin/permissions.tsx';
import { useFindAnythingQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { navigation } from '../navigation.ts';
import { isOpen } from '../SideNavigation.tsx';

/* GraphQL */ `
  query FindAnything($term: String!, $orders: Boolean!, $products: Boolean!, $customers: Boolean!) {
    adminOrders(filter: { search: $term }, first: 5) @include(if: $orders) {
      nodes {
        id
        number
        status
        placedAt
        shippingAddress {
          name
        }
      }
    }
    adminProducts(filter: { term: $term }, first: 5) @include(if: $products) {
      nodes {
        id
        name
        sku
        status
      }
    }
    customers(search: $term, first: 5) @include(if: $customers) {
      nodes {
        id
        displayName
        email
        phoneNumber
      }
    }
  }
`;

/** Something that was found. */
export interface Found {
  to: string;
  name: string;
  /** What tells it from others of that name. */
  detail: string;
}

/** What was found of one kind. */
export interface FoundGroup {
  title: `admin.find.${'orders' | 'products' | 'customers' | 'pages'}`;
  found: readonly Found[];
}

/** The pages of the dashboard, and the parts of them that have a URL. */
const PAGES = [
  ...navigation
    .flat()
    .map(
      ({ page }) => ({ page, to: adminPaths[page], label: `admin.nav.${page}`, on: `admin.find.on.${page}` }) as const,
    ),
  {
    page: null,
    to: adminPaths.orderStatusOf('returns'),
    label: 'admin.board.tab.returns',
    on: 'admin.find.on.returns',
  },
  {
    page: null,
    to: adminPaths.orderStatusOf('couriers'),
    label: 'admin.board.tab.couriers',
    on: 'admin.find.on.couriers',
  },
] as const;

/** How long after the last letter the request is sent, in milliseconds. */
const PAUSE_MS = 120;

/** The most characters that every list accepts. */
export const MAX_TERM_LENGTH = 100;

/**
 * Finds pages of the dashboard, orders, products and customers. It asks the lists of the dashboard, all in one request:
 * what can be found is what they find, and as fast.
 */
export const useFind = (typed: string) => {
  const { t, formatDate, translate, language } = useMessages();
  const statusOf = (status: string) => translate(ORDER_STATUSES.find((one) => one.status === status)?.label ?? status);
  const may = useMay();
  const term = typed.trim();
  const settled = useDebounced(term, PAUSE_MS);
  const { data, previousData, error, loading, refetch } = useFindAnythingQuery({
    variables: { term: settled, orders: may('ORDERS'), products: may('CATALOGUE'), customers: may('CUSTOMERS') },
    skip: settled === '' || term === '',
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = term === '' ? undefined : (data ?? previousData);
  const pages = PAGES.filter(({ page }) => (page ? isOpen(page, may) : may('MONEY')))
    .map(({ to, label, on }) => ({ to, name: t(label), detail: t(on) }))
    .filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(term.toLowerCase()));
  const groups: FoundGroup[] = [
    {
      title: 'admin.find.orders',
      found: (shown?.adminOrders?.nodes ?? []).map(({ id, number, status, placedAt, shippingAddress }) => ({
        to: adminPaths.order(id),
        name: formatOrderNumber(number, language),
        detail: [shippingAddress.name, statusOf(status), formatDate(placedAt)].filter(Boolean).join(' · '),
      })),
    },
    {
      title: 'admin.find.products',
      found: (shown?.adminProducts?.nodes ?? []).map(({ id, name, sku }) => ({
        to: adminPaths.editProduct(id),
        name,
        detail: sku ?? '',
      })),
    },
    {
      title: 'admin.find.customers',
      found: (shown?.customers?.nodes ?? []).map(({ id, displayName, email, phoneNumber }) => ({
        to: adminPaths.customer(id),
        name: displayName,
        detail: [email, phoneNumber === null ? '' : nationalPhone(phoneNumber)].filter(Boolean).join(' · '),
      })),
    },
    { title: 'admin.find.pages', found: pages },
  ];
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    isSearching: term !== '' && (loading || settled !== term),
    error: term === '' ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
};
