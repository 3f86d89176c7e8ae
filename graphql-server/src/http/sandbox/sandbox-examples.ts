import { randomUUID } from 'node:crypto';
import type { Examples } from '../examples.ts';

/** An operation with which the sandbox opens, in its own window. */
export interface SandboxExample {
  name: string;
  query: string;
  variables?: Record<string, unknown>;
}

/**
 * Returns the operations that integrators need most, with examples from this shop. The sandbox opens with the last one in
 * front.
 */
export const sandboxExamples = ({ product, customer }: Examples): SandboxExample[] => [
  {
    name: 'Log in',
    query: `# Signs the sandbox in, in every window, until the token ends. A shop that is open in this browser stays as it is.
# Programs send the token themselves: "Authorization: Bearer …" among the headers.
mutation LogIn($input: LoginInput!) {
  login(input: $input) {
    ... on LoginSuccess {
      token
      expiresAt
      customer {
        displayName
        role
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: { input: { email: customer?.email ?? '', password: customer?.password ?? '' } },
  },
  {
    name: 'Me',
    query: `# Who is signed in, and their orders.
query Me {
  me {
    displayName
    email
    role
    orders(first: 5) {
      totalCount
      nodes {
        id
        placedAt
        status
        totalCents
        lines {
          name
          quantity
        }
      }
    }
  }
}
`,
  },
  {
    name: 'Order',
    query: `# For who is signed in. The same idempotencyKey twice is one order: give another one to order again.
mutation Order($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    ... on PlaceOrderSuccess {
      order {
        id
        status
        totalCents
      }
    }
    ... on PriceChanged {
      currentPriceCents
    }
    ... on OutOfStock {
      availableStock
    }
    ... on InvalidInput {
      fields {
        field
        message
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: {
      input: {
        idempotencyKey: randomUUID(),
        lines: [
          {
            productId: product?.id ?? '',
            quantity: 1,
            color: product?.color ?? null,
            size: product?.size ?? null,
          },
        ],
        paymentMethod: 'CASH_ON_DELIVERY',
        shippingAddress: {
          name: 'Rahima Khatun',
          address: 'House 24, Road 7, Dhanmondi, Dhaka',
          phone: '01712345678',
          email: customer?.email ?? '',
        },
      },
    },
  },
  {
    name: 'Category',
    query: `# A category of any level. Each name in the tree is a slug: electronics, clothing, mens-clothing.
query Category($slug: String!) {
  category(slug: $slug) {
    name
    productCount
    parent {
      slug
      name
    }
    children {
      slug
      name
      productCount
    }
  }
}
`,
    variables: { slug: 'fashion' },
  },
  {
    name: 'Product',
    query: `# The best match for a term, whole. With its id, product(id: "…") answers the same.
query Product($term: String!) {
  products(filter: { term: $term }, first: 1) {
    nodes {
      id
      name
      priceCents
      colors
      sizes
      availableStock
      image {
        path
        alt
      }
      ratingsBreakdown {
        rating
        count
        percent
      }
      reviews(page: 1) {
        pageCount
        items {
          rating
          text
          authorName
          sellerReply {
            text
          }
        }
      }
    }
  }
}
`,
    variables: { term: 'laptop' },
  },
  {
    name: 'Catalogue',
    query: `# Haat's catalogue with what narrows it further. "Docs" lists everything that can be asked.
query Catalogue($filter: ProductFilter, $sort: ProductSort!, $first: Int!, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    nodes {
      id
      name
      brand
      priceCents
      oldPriceCents
      rating
      availableStock
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    facets {
      categories {
        category {
          slug
          name
        }
        count
      }
      brands {
        brand
        count
      }
      price {
        minCents
        maxCents
      }
    }
  }
}
`,
    variables: {
      filter: { term: 'phone', maxPriceCents: 100_000 },
      sort: 'POPULARITY',
      first: 5,
      after: null,
    },
  },
];
