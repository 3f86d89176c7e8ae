import { Container, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AdminNav } from './AdminNav.tsx';

interface AdminPageProps {
  title: string;
  children: ReactNode;
}

/** The frame of every dashboard page: navigation and title. */
export const AdminPage = ({ title, children }: AdminPageProps) => (
  <Container py={{ base: '6', md: '10' }}>
    <AdminNav />
    <Heading as="h1" size="lg" mb="8">
      {title}
    </Heading>
    {children}
  </Container>
);
