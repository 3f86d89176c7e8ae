/** The store at SSLCommerz. */
export interface SslcommerzConfig {
  /** Without a slash at the end. */
  readonly url: string;
  readonly storeId: string;
  readonly storePassword: string;
}

/** The merchant at bKash. */
export interface BkashConfig {
  /** Up to the version, without a slash at the end. */
  readonly url: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly username: string;
  readonly password: string;
  /** The topic of its notifications; without it none is accepted. */
  readonly topicArn?: string;
  /** Origin of the certificates of notifications, where it is not Amazon's. */
  readonly certificateOrigin?: string;
}

/** The merchant at Nagad. */
export interface NagadConfig {
  /** Without a slash at the end. */
  readonly url: string;
  readonly merchantId: string;
  /** PKCS#8 in base64, without header lines. */
  readonly merchantPrivateKey: string;
  /** SPKI in base64, without header lines. */
  readonly nagadPublicKey: string;
  /** The digest of signatures: public sources disagree about it. */
  readonly digest: 'sha256' | 'sha1';
}

/** The providers for which the shop has credentials. */
export interface ProvidersConfig {
  readonly sslcommerz?: SslcommerzConfig | undefined;
  readonly bkash?: BkashConfig | undefined;
  readonly nagad?: NagadConfig | undefined;
}
