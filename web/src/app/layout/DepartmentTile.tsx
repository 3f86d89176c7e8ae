import { Suspense } from 'react';
import { withApollo } from '#web/lib/apollo/withApollo.tsx';
import { groundOf } from '#web/lib/groundOf.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';

/** The menus do not wait for it. */
const DepartmentPicture = lazyPart(() => withApollo(() => import('./DepartmentPicture.tsx')));

/** A department's painted ground, and its picture as soon as it is there. */
export const DepartmentTile = ({ department }: { department: string }) => (
  <span className="department-tile on-ground" data-ground={groundOf(department)}>
    <Suspense>
      <DepartmentPicture department={department} />
    </Suspense>
  </span>
);
