import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import { withApollo } from '#web/lib/apollo/withApollo.tsx';
import { groundOf } from '#web/lib/groundOf.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';

/** The menus do not wait for it. */
const DepartmentPicture = lazyPart(() => withApollo(() => import('./DepartmentPicture.tsx')));

/** A department's painted ground, and its picture as soon as it is there. */
export const DepartmentTile = ({ department }: { department: string }) => (
  <Box className="on-ground" data-ground={groundOf(department)} boxSize="9" borderRadius="control" overflow="hidden">
    <Suspense>
      <DepartmentPicture department={department} />
    </Suspense>
  </Box>
);
