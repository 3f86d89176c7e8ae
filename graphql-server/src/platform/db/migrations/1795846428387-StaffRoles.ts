import type { MigrationInterface, QueryRunner } from 'typeorm';

const known = (roles: string) => `ALTER TABLE customers DROP CONSTRAINT customers_role_known,
  ADD CONSTRAINT customers_role_known CHECK (role IN (${roles}))`;

/** The roles of the staff. To servers of the version before, somebody with such a role is a customer. */
export class StaffRoles1795846428387 implements MigrationInterface {
  name = 'StaffRoles1795846428387';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(known("'CUSTOMER', 'ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'ACCOUNTANT'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE customers SET role = 'CUSTOMER' WHERE role NOT IN ('CUSTOMER', 'ADMIN')");
    await runner.query(known("'CUSTOMER', 'ADMIN'"));
  }
}
