import { Stack } from '@chakra-ui/react';
import { RefundsDue } from './RefundsDue.tsx';
import { RefundsUnderWay } from './RefundsUnderWay.tsx';
import { ReturnList } from './ReturnList.tsx';

/** What comes back: returns to decide about, parcels that are awaited, and money that must go back. */
export const ReturnsSection = () => (
  <Stack gap="8">
    <ReturnList status="REQUESTED" />
    <ReturnList status="APPROVED" />
    <RefundsUnderWay />
    <RefundsDue />
  </Stack>
);
