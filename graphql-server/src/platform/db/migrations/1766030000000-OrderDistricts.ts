import type { MigrationInterface, QueryRunner } from 'typeorm';

const districts = `
  bagerhat bandarban barguna barishal bhola bogura brahmanbaria chandpur chapainawabganj chattogram chuadanga
  coxs-bazar cumilla dhaka dinajpur faridpur feni gaibandha gazipur gopalganj habiganj jamalpur jashore jhalakathi
  jhenaidah joypurhat khagrachhari khulna kishoreganj kurigram kushtia lakshmipur lalmonirhat madaripur magura
  manikganj meherpur moulvibazar munshiganj mymensingh naogaon narail narayanganj narsingdi natore netrokona
  nilphamari noakhali pabna panchagarh patuakhali pirojpur rajbari rajshahi rangamati rangpur satkhira shariatpur
  sherpur sirajganj sunamganj sylhet tangail thakurgaon`;

/** The district of an order's address. */
export class OrderDistricts1766030000000 implements MigrationInterface {
  name = 'OrderDistricts1766030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN shipping_district text,
        ADD CONSTRAINT orders_shipping_district_known CHECK (shipping_district = ANY (ARRAY[
          ${districts
            .trim()
            .split(/\s+/)
            .map((district) => `'${district}'`)
            .join(', ')}]));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN shipping_district');
  }
}
