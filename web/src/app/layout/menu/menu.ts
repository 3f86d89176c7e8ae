import { paths } from '#web/lib/paths.ts';

/** A group of the category menus, which in a new shop are fixed (spec §3). */
export interface MenuGroup {
  /** Name of the root category. */
  name: string;
  slug: string;
  to: string;
  sections: MenuSection[];
}

/** Links of a group, under a heading where the group has departments. */
export interface MenuSection {
  heading?: { name: string; to: string };
  links: { name: string; to: string }[];
}

const link = (name: string, slug: string) => ({ name, slug, to: paths.category(slug) });

/** The Category menu of a new shop: hover panel and drawer. */
export const categoryMenu: MenuGroup[] = [
  {
    ...link('Electronics', 'electronics'),
    sections: [
      {
        links: [
          link('Mobile Phones', 'Chart'),
          link('Laptops', 'Laptops'),
          link('Headphones', 'Headphones'),
          link('Cameras', 'Cameras'),
          link('Televisions', 'Televisions'),
          link('Smart Watches', 'SmartWatches'),
        ],
      },
    ],
  },
  {
    ...link('Fashion', 'fashion'),
    sections: [
      {
        heading: link('Clothing', 'clothing'),
        links: [
          link("Men's Clothing", 'mens-clothing'),
          link("Women's Clothing", 'womens-clothing'),
          link('Baby Clothing', 'baby-clothing'),
          link('Hats & Caps', 'hats'),
          link('Shoes', 'shoes'),
          link('Bags', 'bags'),
        ],
      },
      {
        heading: link('Jewelry', 'jewelry'),
        links: [
          link('Necklaces', 'necklaces'),
          link('Rings', 'rings'),
          link('Earrings', 'earrings'),
          link('Watches', 'watches'),
        ],
      },
    ],
  },
  {
    ...link('Home & Furniture', 'home-furniture'),
    sections: [
      {
        heading: link('Furniture', 'furniture'),
        links: [
          link('Sofas', 'sofas'),
          link('Chairs', 'chairs'),
          link('Tables', 'tables'),
          link('Beds', 'beds'),
          link('Storage', 'storage'),
        ],
      },
      {
        heading: link('Home Decor', 'home-decor'),
        links: [link('Lamps', 'lamps'), link('Cushions', 'cushions')],
      },
    ],
  },
  {
    ...link('Smart Home Devices', 'smart-home-devices'),
    sections: [
      {
        links: [
          link('Smart Speakers', 'smart-speakers'),
          link('Smart Lighting', 'smart-lighting'),
          link('Security Cameras', 'security-cameras'),
        ],
      },
    ],
  },
  {
    ...link('Sports & Outdoors', 'sports-outdoors'),
    sections: [
      {
        links: [link('Fitness', 'fitness'), link('Cricket & Football', 'cricket-football'), link('Camping', 'camping')],
      },
    ],
  },
  {
    ...link('Toys & Baby', 'toys-baby'),
    sections: [{ links: [link('Educational', 'educational'), link('Soft Toys', 'soft-toys')] }],
  },
  {
    ...link('Groceries', 'groceries'),
    sections: [
      {
        links: [
          link('Rice & Grains', 'rice-grains'),
          link('Tea & Coffee', 'tea-coffee'),
          link('Spices & Oils', 'spices-oils'),
        ],
      },
    ],
  },
  {
    ...link('Books', 'books'),
    sections: [
      {
        links: [
          link('Fiction', 'fiction'),
          link('Non-fiction', 'non-fiction'),
          link("Children's Books", 'childrens-books'),
        ],
      },
    ],
  },
];

/** The Beauty & Health menu of a new shop. */
export const beautyMenu: MenuGroup = {
  ...link('Beauty & Health', 'beauty-health'),
  sections: [
    {
      heading: link('Skincare', 'skincare'),
      links: [link('Cleansers', 'cleansers'), link('Serums', 'serums'), link('Moisturizers', 'moisturizers')],
    },
    {
      heading: link('Makeup', 'makeup'),
      links: [link('Lipsticks', 'lipsticks'), link('Foundations', 'foundations'), link('Eye Makeup', 'eye-makeup')],
    },
    {
      heading: link('HairCare', 'haircare'),
      links: [link('Shampoos', 'shampoos'), link('Conditioners', 'conditioners'), link('Hair Oils', 'hair-oils')],
    },
  ],
};
