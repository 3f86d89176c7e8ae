import { useDepartmentPicturesQuery } from '#web/generated/graphql.ts';
import { Picture } from '#web/ui/Picture.tsx';

/* GraphQL */ `
  query DepartmentPictures {
    categories {
      slug
      picture {
        path
        alt
      }
    }
  }
`;

/** The picture of a department in the menus. */
export default function DepartmentPicture({ department }: { department: string }) {
  const { data } = useDepartmentPicturesQuery();
  const picture = data?.categories.find(({ slug }) => slug === department)?.picture;
  return picture ? <Picture picture={picture} sizes="36px" widest={160} decorative /> : null;
}
