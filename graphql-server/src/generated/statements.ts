// Written by `npm run statements`, as PostgreSQL describes them: not to be edited.

/** What every statement of `*.statements.ts` takes and answers. */
export interface Statements {
  addComment: {
    values: { customerId: string; authorName: string; text: string; productId: string };
    row: {
      item: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
      };
    };
  };
  addProducts: { values: { actorId: string; products: string }; row: { id: string } };
  addReview: {
    values: {
      customerId: string;
      authorName: string;
      rating: number;
      text: string;
      pictures: readonly string[];
      productId: string;
    };
    row: {
      item: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
        rating: number;
        pictures: string[];
        verified: boolean;
      };
    };
  };
  addVariants: { values: { variants: string }; row: { id: string; color: string | null; size: string | null } };
  addedProducts: { values: { importId: string }; row: { id: string } };
  addedVariants: {
    values: { importId: string };
    row: { id: string; productId: string; available: number; isOrdered: boolean };
  };
  adminBrands: { values: { most: number }; row: { brand: string } };
  adminProductById: {
    values: { id: string };
    row: {
      product: {
        id: string;
        version: number;
        status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
        publishAt: string | null;
        sku: string | null;
        name: string;
        banglaName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        categoryId: string;
        brand: string;
        hasVariants: boolean;
        availableStock: number;
        reservedStock: number;
        totalSold: number;
        addedAt: string;
        updatedAt: string;
        updatedById: string | null;
        tag: string;
        note: string;
        shortDescription: string;
        description: string;
        secondDescription: string;
        pictures: string[];
        pictureAlts: Record<string, { en: string; bn?: string }>;
        colors: string[];
        colorPictures: Record<string, string>;
        sizes: string[];
        attributes: { name: string; value: string }[];
        bangla: {
          name: string;
          note: string;
          shortDescription: string;
          description: string;
          secondDescription: string;
          colors: string[];
        } | null;
        variants: {
          id: string;
          color: string | null;
          size: string | null;
          sku: string;
          picture: string | null;
          priceCents: number | null;
          availableStock: number;
          reservedStock: number;
          totalSold: number;
        }[];
      };
    };
  };
  adminProductDetails: {
    values: { ids: readonly string[] };
    row: {
      details: {
        id: string;
        tag: string;
        note: string;
        shortDescription: string;
        description: string;
        secondDescription: string;
        pictures: string[];
        pictureAlts: Record<string, { en: string; bn?: string }>;
        colors: string[];
        colorPictures: Record<string, string>;
        sizes: string[];
        attributes: { name: string; value: string }[];
        bangla: {
          name: string;
          note: string;
          shortDescription: string;
          description: string;
          secondDescription: string;
          colors: string[];
        } | null;
        variants: {
          id: string;
          color: string | null;
          size: string | null;
          sku: string;
          picture: string | null;
          priceCents: number | null;
          availableStock: number;
          reservedStock: number;
          totalSold: number;
        }[];
      };
    };
  };
  adminProductPage: {
    values: unknown[];
    row: {
      items: {
        id: string;
        version: number;
        status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
        publishAt: string | null;
        sku: string | null;
        name: string;
        banglaName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        categoryId: string;
        brand: string;
        hasVariants: boolean;
        availableStock: number;
        reservedStock: number;
        totalSold: number;
        addedAt: string;
        updatedAt: string;
        updatedById: string | null;
        place: string;
      }[];
    };
  };
  adminProductTotal: { values: unknown[]; row: { total: number } };
  adminProductsById: {
    values: { ids: readonly string[] };
    row: {
      product: {
        id: string;
        version: number;
        status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
        publishAt: string | null;
        sku: string | null;
        name: string;
        banglaName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        categoryId: string;
        brand: string;
        hasVariants: boolean;
        availableStock: number;
        reservedStock: number;
        totalSold: number;
        addedAt: string;
        updatedAt: string;
        updatedById: string | null;
      };
    };
  };
  adminsToTell: { values: { roles: readonly string[] }; row: { id: string } };
  agreementsToEnd: {
    values: { pauses: readonly number[]; methods: readonly string[]; most: number };
    row: { id: string; method: 'CARD' | 'NAGAD' | 'BKASH'; agreementId: string; tries: number };
  };
  allPromotions: {
    values: { after: string | null; limit: number };
    row: {
      promotion: {
        id: string;
        code: string;
        kind: 'PERCENT' | 'FIXED' | 'FREE_DELIVERY';
        percent: number | null;
        amountCents: number | null;
        minimumCents: number;
        startsAt: string | null;
        endsAt: string | null;
        totalLimit: number | null;
        customerLimit: number | null;
        categoryIds: string[];
        productIds: string[];
        used: number;
        active: boolean;
        createdAt: string;
      };
    };
  };
  attemptAsked: { values: { id: string; most: number; pauseSeconds: number }; row: { id: string } };
  attemptClaimed: { values: { id: string; reference: string | null }; row: { claimedAt: Date } };
  attemptsDue: { values: { pauses: readonly number[]; most: number }; row: { id: string } };
  attemptsExported: {
    values: { customerId: string };
    row: {
      orderId: string;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      status: 'STARTING' | 'OPEN' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
      amountCents: number;
      amountPaisa: number;
      rate: number;
      transactionId: string | null;
      startedAt: Date;
      endedAt: Date | null;
    };
  };
  attemptsOfOrders: {
    values: { orderIds: readonly string[] };
    row: {
      id: string;
      orderId: string;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      status: 'STARTING' | 'OPEN' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
      amountCents: number;
      amountPaisa: number;
      rate: number;
      reference: string | null;
      redirectUrl: string | null;
      transactionId: string | null;
      paidPaisa: number | null;
      failure: 'DECLINED' | 'LOW_BALANCE' | 'EXPIRED' | 'PROVIDER_REFUSED' | 'UNREACHABLE' | null;
      problem: 'WRONG_AMOUNT' | 'RISKY' | 'UNSETTLED' | null;
      tries: number;
      startedAt: Date;
      claimedAt: Date | null;
      endedAt: Date | null;
    };
  };
  attemptsToAsk: {
    values: { ids: readonly string[] };
    row: {
      id: string;
      orderId: string;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      status: 'STARTING' | 'OPEN' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
      amountCents: number;
      amountPaisa: number;
      rate: number;
      reference: string | null;
      redirectUrl: string | null;
      transactionId: string | null;
      paidPaisa: number | null;
      failure: 'DECLINED' | 'LOW_BALANCE' | 'EXPIRED' | 'PROVIDER_REFUSED' | 'UNREACHABLE' | null;
      problem: 'WRONG_AMOUNT' | 'RISKY' | 'UNSETTLED' | null;
      tries: number;
      startedAt: Date;
      claimedAt: Date | null;
      endedAt: Date | null;
      orderNumber: number;
      customerId: string | null;
      name: string;
      email: string;
      phone: string;
      address: string;
      pieces: number;
      productName: string;
      agreementId: string | null;
    };
  };
  auditCounted: { values: unknown[]; row: { count: number } };
  auditExported: {
    values: { customerId: string };
    row: {
      at: Date;
      action: string;
      actor: 'YOU' | 'NOBODY_SIGNED_IN' | 'SHOP';
      aboutSomebodyElse: boolean;
      address: string | null;
      userAgent: string | null;
      details: Record<string, string>;
      before: unknown | null;
      after: unknown | null;
    };
  };
  auditForFile: {
    values: unknown[];
    row: {
      id: string;
      at: Date;
      action: string;
      subjectKind: string | null;
      subjectId: string | null;
      actorId: string | null;
      actor: string | null;
      customer: string | null;
      before: unknown | null;
      after: unknown | null;
      details: Record<string, string>;
      address: string | null;
    };
  };
  auditLabels: {
    values: { kinds: readonly string[]; ids: readonly string[] };
    row: { place: number; label: string | null };
  };
  auditOfAll: {
    values: unknown[];
    row: {
      id: string;
      at: Date;
      action: string;
      customerId: string | null;
      actorId: string | null;
      address: string | null;
      userAgent: string | null;
      details: Record<string, string>;
      subjectKind: string | null;
      subjectId: string | null;
      before: unknown | null;
      after: unknown | null;
    };
  };
  bestProducts: {
    values: { from: string; to: string; top: number };
    row: { productId: string; name: string | null; pieces: number; goodsCents: number };
  };
  boardCounts: {
    values: unknown[];
    row: { status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED'; count: number };
  };
  boardOrders: {
    values: unknown[];
    row: {
      id: string;
      number: number;
      status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
      placedAt: Date;
      since: Date;
      sinceText: string | null;
      awaits: 'PAYMENT' | 'DEPOSIT' | 'CODE' | null;
      recipient: string;
      paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
      totalCents: number;
      product: string;
      lineCount: number;
      pieces: number;
    };
  };
  buyerLocked: { values: { lock: number; buyerId: string }; row: { locked: string | null } };
  cartExported: {
    values: { customerId: string };
    row: {
      product: string;
      productId: string;
      quantity: number;
      color: string | null;
      size: string | null;
      seenPriceCents: number;
      changedAt: Date;
    };
  };
  cartToRemindOf: {
    values: { customerId: string; most: number };
    row: {
      id: string;
      name: string;
      nameInBangla: string | null;
      color: string | null;
      colorInBangla: string | null;
      size: string | null;
      priceCents: number;
    };
  };
  cartsOfCustomers: {
    values: { customerIds: readonly string[] };
    row: {
      customerId: string;
      lines: {
        product: {
          id: string;
          name: string;
          englishName: string | null;
          picture: string;
          priceCents: number;
          oldPriceCents: number | null;
          totalSold: number;
          availableStock: number;
          hasVariants: boolean;
          rating: number;
          reviewCount: number;
          brand: string;
          categoryId: string;
          colorPicture: string | null;
          colors: string[];
          sizes: string[];
        };
        picture: string;
        quantity: number;
        color: string | null;
        size: string | null;
        seenPriceCents: number;
        variant: { id: string; priceCents: number | null; available: number; picture: string | null } | null;
        isOffered: boolean;
      }[];
    };
  };
  cartsReminded: { values: { limit: number }; row: { customerId: string } };
  catalogueChangesSince: {
    values: { since: string | null; limit: number };
    row: { snapshot: string | null; isAnother: boolean; productIds: string[] };
  };
  categoriesOrdered: { values: { ids: readonly string[] }; row: {} };
  categoriesUpdated: { values: {}; row: { id: string; updatedAt: Date } };
  categoryCounts: { values: {}; row: { id: string; products: number } };
  categoryExists: { values: { slug: string }; row: {} };
  categoryPictures: { values: { leafIds: readonly string[] }; row: { id: string; picture: string; name: string } };
  categoryRows: {
    values: {};
    row: {
      id: string;
      slug: string;
      name: string;
      banglaName: string | null;
      parentId: string | null;
      picture: string | null;
    };
  };
  changeProducts: { values: { actorId: string | null; products: string }; row: {} };
  changeStock: {
    values: {
      productIds: readonly string[];
      variantIds: readonly (string | null)[] | null;
      kinds: readonly string[];
      available: readonly number[];
      reserved: readonly number[];
      sold: readonly number[];
      actorId: string | null;
      importId: string | null;
      reason: string | null;
    };
    row: {};
  };
  changeVariants: { values: { variants: string }; row: {} };
  changesToIndex: {
    values: { since: string; limit: number };
    row: { until: string; isAnother: boolean; ids: string[] };
  };
  cheapPrice: { values: unknown[]; row: { cents: number | null } };
  codeToSend: { values: { orderId: string }; row: { salt: Buffer; expiresAt: Date } };
  codeTried: { values: { orderId: string; most: number }; row: { salt: Buffer | null; isValid: boolean } };
  codesCleared: { values: {}; row: {} };
  collectedByCourier: {
    values: { carrier: string; limit: number };
    row: { id: string; number: number; amountCents: number; at: Date };
  };
  commentsExported: {
    values: { customerId: string };
    row: {
      product: string;
      productId: string;
      authorName: string;
      text: string;
      published: boolean;
      createdAt: Date;
      sellerReply: string | null;
      sellerReplyAt: Date | null;
    };
  };
  conversationById: {
    values: { id: string };
    row: {
      conversation: {
        id: string;
        customerId: string | null;
        keyHash: string | null;
        name: string;
        email: string | null;
        language: 'EN' | 'BN';
        lastMessageId: string | null;
        unreadByShop: number;
        unreadByCustomer: number;
      };
    };
  };
  conversationByKey: {
    values: { keyHash: string };
    row: {
      conversation: {
        id: string;
        customerId: string | null;
        keyHash: string | null;
        name: string;
        email: string | null;
        language: 'EN' | 'BN';
        lastMessageId: string | null;
        unreadByShop: number;
        unreadByCustomer: number;
      };
    };
  };
  conversationStarted: {
    values: {
      customerId: string | null;
      keyHash: string | null;
      name: string | null;
      email: string | null;
      language: string;
    };
    row: {};
  };
  conversationsById: {
    values: { ids: readonly string[] };
    row: {
      conversation: {
        id: string;
        customerId: string | null;
        keyHash: string | null;
        name: string;
        email: string | null;
        language: 'EN' | 'BN';
        lastMessageId: string | null;
        unreadByShop: number;
        unreadByCustomer: number;
      };
    };
  };
  conversationsCounted: { values: { isRead: boolean | null; most: number }; row: { count: number } };
  conversationsExported: {
    values: { customerId: string };
    row: { name: string | null; email: string | null; language: 'EN' | 'BN' };
  };
  conversationsListed: {
    values: unknown[];
    row: {
      conversation: {
        id: string;
        customerId: string | null;
        keyHash: string | null;
        name: string;
        email: string | null;
        language: 'EN' | 'BN';
        lastMessageId: string | null;
        unreadByShop: number;
        unreadByCustomer: number;
      };
    };
  };
  conversationsOfCustomers: {
    values: { customerIds: readonly string[] };
    row: {
      conversation: {
        id: string;
        customerId: string | null;
        keyHash: string | null;
        name: string;
        email: string | null;
        language: 'EN' | 'BN';
        lastMessageId: string | null;
        unreadByShop: number;
        unreadByCustomer: number;
      };
    };
  };
  conversationsUnread: { values: { most: number }; row: { count: number } };
  countBegun: { values: { lock: number }; row: { isMine: boolean } };
  courierBalance: {
    values: { carrier: string };
    row: { carrier: string; collectedCents: number; paidOutCents: number; feesCents: number; owedCents: number };
  };
  courierBalances: {
    values: {};
    row: { carrier: string; collectedCents: number; paidOutCents: number; feesCents: number; owedCents: number };
  };
  courierLocked: { values: { lock: number; carrier: string }; row: { locked: string | null } };
  customersCounted: { values: unknown[]; row: { count: number } };
  customersOfAll: {
    values: unknown[];
    row: {
      id: string;
      displayName: string;
      email: string;
      phoneNumber: string | null;
      shippingAddress: string | null;
      photoUrl: string | null;
      role: 'CUSTOMER' | 'ADMIN' | 'MANAGER' | 'PACKER' | 'EDITOR' | 'ACCOUNTANT';
      status: 'PENDING' | 'CONFIRMED' | 'REJECTED';
      createdAt: Date;
      emailConfirmedAt: Date | null;
      rejectionReason: string | null;
      language: 'EN' | 'BN';
      hasPassword: boolean;
      hasSecondFactor: boolean;
      orders: number;
      spentCents: number;
    };
  };
  daysTaken: { values: { most: number }; row: { day: string } };
  decisionsForgotten: { values: { customerId: string }; row: {} };
  deleteProducts: {
    values: { ids: readonly string[]; isEvenReviewed: boolean };
    row: { id: string; name: string; sku: string | null; priceCents: number };
  };
  documentsToIndex: {
    values: { ids: readonly string[] };
    row: { id: string; category: string | null; words: unknown | null };
  };
  draftToPublish: { values: { id: string }; row: { seconds: number; actorId: string | null } };
  dropFailedJob: { values: { id: string }; row: { id: string } };
  dropFailedJobsOf: { values: { customerId: string; email: string }; row: {} };
  dropOldFailedJobs: { values: {}; row: {} };
  eventRecorded: { values: { name: string; subjectId: string; data: string }; row: {} };
  eventsHandled: { values: { handledIds: readonly string[]; subjectIds: readonly string[] }; row: { count: number } };
  eventsWaiting: {
    values: { limit: number };
    row: { id: string; name: string; subjectId: string; data: unknown; at: Date; attempts: number };
  };
  failedWork: {
    values: { at: Date | null; id: string | null; limit: number };
    row: {
      id: string;
      kind: 'MAIL' | 'JOB' | 'EVENT';
      name: string;
      orderId: string | null;
      failedAt: Date;
      attempts: number;
      error: string | null;
    };
  };
  failedWorkById: {
    values: { id: string };
    row: {
      id: string;
      kind: 'MAIL' | 'JOB' | 'EVENT';
      name: string;
      orderId: string | null;
      failedAt: Date;
      attempts: number;
      error: string | null;
    };
  };
  failedWorkCount: { values: {}; row: { count: number } };
  fallenPricesToWrite: {
    values: { productIds: readonly string[]; beforeCents: readonly number[]; customerId: string };
    row: { id: string; name: string; nameInBangla: string | null; beforeCents: number; nowCents: number };
  };
  fallenPricesTold: {
    values: { limit: number; most: number };
    row: { customerId: string; products: { productId: string; beforeCents: number }[] };
  };
  fieldsChangedSince: { values: { id: string; most: number; version: number }; row: { field: string } };
  firstCodeStored: { values: { salt: Buffer; minutes: number; orderId: string }; row: { orderId: string } };
  historyOfBuyer: {
    values: { buyerId: string; phone: string };
    row: { history: { delivered: number; refused: number; returned: number; open: number; phoneRefused: number } };
  };
  importAddresses: { values: { importId: string }; row: { address: string } };
  importAddressesFailed: { values: { failed: string; importId: string }; row: {} };
  importBegun: { values: { lock: number }; row: { locked: string | null } };
  importCategoriesGone: { values: { importId: string; limit: number }; row: { row: number; name: string } };
  importCategoriesNamed: { values: { importId: string }; row: { path: string[] } };
  importCategoryResolved: { values: { categoryId: string; importId: string; path: readonly string[] }; row: {} };
  importCounted: { values: { id: string }; row: { rows: number } };
  importGivenTime: { values: {}; row: { timeout: string | null } };
  importPicturesResolved: { values: { importId: string }; row: {} };
  importPriorKept: { values: { importId: string }; row: {} };
  importPriorVariantsKept: { values: { importId: string }; row: {} };
  importRowsAdded: { values: { importId: string; rows: string }; row: {} };
  importRowsOutdated: {
    values: { importId: string; limit: number };
    row: { row: number; name: string; isGone: boolean };
  };
  importSkusTaken: { values: { importId: string; limit: number }; row: { row: number; name: string; sku: string } };
  importStockOutdated: {
    values: { importId: string; limit: number };
    row: { row: number; name: string; before: number; available: number };
  };
  importVariantIdsGiven: { values: { importId: string }; row: {} };
  importVersionsKept: { values: { importId: string }; row: {} };
  importedProducts: { values: { importId: string }; row: { id: string; hasStock: boolean } };
  importedStocks: {
    values: { importId: string };
    row: {
      kind: 'CREATE' | 'CHANGE' | 'SAME' | 'PROBLEM';
      productId: string;
      variantId: string | null;
      pieces: number;
    };
  };
  importsCleared: { values: { days: number; keep: number }; row: {} };
  indexBatchBegun: { values: { name: string; batch: number }; row: { batch: number } };
  indexBegun: { values: { name: string; mapping: number; isAnother: boolean }; row: { name: string } };
  indexClaimed: {
    values: { mapping: number };
    row: { name: string; isWhole: boolean; batch: number; since: string; walkedTo: string | null; isLost: boolean };
  };
  indexReleased: { values: { seconds: number; name: string; batch: number }; row: { name: string } };
  indexSaved: {
    values: { since: string; walkedTo: string | null; isWhole: boolean; name: string; batch: number };
    row: { name: string };
  };
  indexesDropped: { values: { names: readonly string[] }; row: {} };
  indexesReplaced: { values: { name: string | null; mapping: number }; row: { name: string } };
  isAnythingUnread: { values: {}; row: { isUnread: boolean } };
  jobCounts: { values: {}; row: { line: string; state: string; count: number } };
  lastChange: { values: { id: string }; row: { changedAt: string; changedBy: string | null } };
  leafCategory: { values: { id: string }; row: {} };
  limitsCleared: { values: {}; row: {} };
  linesOfVariants: { values: { productId: string }; row: {} };
  linesToShip: { values: { orderId: string }; row: { id: string; name: string; left: number } };
  lockDecisions: { values: { lock: number }; row: { pg_advisory_xact_lock: string | null } };
  lockOpenOrders: { values: { productId: string }; row: { id: string } };
  lockPicture: { values: { key: string }; row: {} };
  lockProducts: {
    values: { ids: readonly string[] };
    row: {
      id: string;
      name: string;
      version: number;
      status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
      hasPicture: boolean;
      priceCents: number;
      oldPriceCents: number | null;
    };
  };
  lockStock: {
    values: { productIds: readonly string[] };
    row: {
      productId: string;
      variantId: string | null;
      isOnSale: boolean;
      available: number;
      reserved: number;
      sold: number;
    };
  };
  meaningsOfTerm: {
    values: { term: string; isTyped: boolean };
    row: {
      place: number;
      until: number;
      kind:
        | 'TYPED'
        | 'JOINED'
        | 'SPLIT'
        | 'SYNONYM'
        | 'SOUND_SYNONYM'
        | 'SOUND'
        | 'INSIDE'
        | 'NEAR'
        | 'NEAR_HALF'
        | 'PINNED'
        | 'CATEGORY';
      words: string[];
      documents: number | null;
      isEmpty: boolean;
      isOptional: boolean;
      size: number;
    };
  };
  messageAdded: {
    values: {
      conversationId: string;
      text: string;
      pictures: readonly string[];
      orderId: string | null;
      writtenBy: string | null;
      keyHash: string | null;
    };
    row: {
      message: {
        id: string;
        text: string;
        pictures: string[];
        isFromShop: boolean;
        writtenBy: string | null;
        sentAt: string;
        orderId: string | null;
        readAt: string | null;
        readBy: string | null;
      };
    };
  };
  messageByKey: {
    values: { conversationId: string; isOfCustomer: boolean; keyHash: string };
    row: {
      message: {
        id: string;
        text: string;
        pictures: string[];
        isFromShop: boolean;
        writtenBy: string | null;
        sentAt: string;
        orderId: string | null;
        readAt: string | null;
        readBy: string | null;
      };
    };
  };
  messageUnread: {
    values: { id: string };
    row: { text: string; name: string; email: string | null; language: 'EN' | 'BN' };
  };
  messagesExported: {
    values: { customerId: string };
    row: { text: string; pictures: string[]; isFromShop: boolean; sentAt: Date; orderId: string | null };
  };
  messagesMoved: { values: { toId: string; customerId: string; fromId: string }; row: {} };
  messagesOf: {
    values: {
      conversationIds: readonly string[];
      afters: readonly (string | null)[] | null;
      limits: readonly number[];
    };
    row: {
      place: number;
      messages: {
        id: string;
        text: string;
        pictures: string[];
        isFromShop: boolean;
        writtenBy: string | null;
        sentAt: string;
        orderId: string | null;
        readAt: string | null;
        readBy: string | null;
      }[];
    };
  };
  messagesRead: {
    values: { readBy: string | null; conversationIds: readonly string[]; isByShop: boolean; upTo: string | null };
    row: { conversationId: string };
  };
  messagesUnread: { values: { conversationIds: readonly string[] }; row: { conversationId: string } };
  missedSearches: {
    values: { from: string; most: number };
    row: { term: string; isNothing: boolean; searches: number; withoutResult: number; opened: number };
  };
  monthsOfPartsSummed: { values: { days: readonly string[] }; row: {} };
  monthsOfProductsSummed: { values: { days: readonly string[] }; row: {} };
  mostWantedProducts: { values: { limit: number }; row: { productId: string; customers: number } };
  newId: { values: {}; row: { id: string } };
  nextCodeStored: {
    values: { orderId: string; salt: Buffer; minutes: number; most: number; pauseSeconds: number };
    row: { orderId: string };
  };
  offersHeld: {
    values: { ids: readonly string[] };
    row: {
      id: string;
      colors: string[];
      sizes: string[];
      variants:
        | {
            id: string;
            color: string | null;
            size: string | null;
            sku: string;
            picture: string;
            priceCents: number;
            available: number;
          }[]
        | null;
    };
  };
  oldAuditDeleted: { values: { before: string; limit: number }; row: { count: number } };
  oldEventsDeleted: { values: { before: string; limit: number }; row: { count: number } };
  oldFailedJobsDeleted: { values: { before: Date; limit: number }; row: { count: number } };
  oldSearchesDeleted: { values: { before: string }; row: {} };
  oldStockChangesDeleted: { values: { before: string; limit: number }; row: { count: number } };
  oldVisitorTalkDeleted: { values: { before: string; limit: number }; row: { count: number } };
  oldVisitsDeleted: { values: { before: string; limit: number }; row: { count: number } };
  opinionAnswered: { values: unknown[]; row: {} };
  opinionById: {
    values: unknown[];
    row: {
      id: string;
      productId: string;
      productName: string;
      customerId: string | null;
      authorName: string;
      text: string;
      createdAt: Date;
      published: boolean;
      rejectionReason: string | null;
      replyText: string | null;
      replyAt: Date | null;
      rating: number | null;
      pictures: string[];
      verified: boolean;
      answeredAt: Date | null;
      answeredBy: string | null;
      nameInBangla: string | null;
    };
  };
  opinionPages: {
    values: {
      kinds: readonly string[];
      productIds: readonly string[];
      skipped: readonly number[];
      sorts: readonly string[];
      filtered: readonly boolean[];
      ratings: readonly number[];
      hasPictures: readonly boolean[];
      verified: readonly boolean[];
    };
    row: {
      place: number;
      reviews: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
        rating: number;
        pictures: string[];
        verified: boolean;
      }[];
      comments: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
      }[];
      filteredCount: number | null;
    };
  };
  opinionsCounted: { values: unknown[]; row: { count: number } };
  opinionsOfAll: {
    values: unknown[];
    row: {
      id: string;
      productId: string;
      productName: string;
      customerId: string | null;
      authorName: string;
      text: string;
      createdAt: Date;
      published: boolean;
      rejectionReason: string | null;
      replyText: string | null;
      replyAt: Date | null;
      rating: number | null;
      pictures: string[];
      verified: boolean;
    };
  };
  orderById: {
    values: { id: string; isAdmin: boolean; viewerId: string | null };
    row: {
      order: {
        id: string;
        number: number;
        customerId: string | null;
        paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
        shippingAddress: { name: string; address: string; phone: string; email: string };
        itemsTotalCents: number;
        deliveryFeeCents: number;
        discountCents: number;
        roundingCents: number;
        totalCents: number;
        placedAt: string;
        district:
          | 'bagerhat'
          | 'bandarban'
          | 'barguna'
          | 'barishal'
          | 'bhola'
          | 'bogura'
          | 'brahmanbaria'
          | 'chandpur'
          | 'chapainawabganj'
          | 'chattogram'
          | 'chuadanga'
          | 'coxs-bazar'
          | 'cumilla'
          | 'dhaka'
          | 'dinajpur'
          | 'faridpur'
          | 'feni'
          | 'gaibandha'
          | 'gazipur'
          | 'gopalganj'
          | 'habiganj'
          | 'jamalpur'
          | 'jashore'
          | 'jhalakathi'
          | 'jhenaidah'
          | 'joypurhat'
          | 'khagrachhari'
          | 'khulna'
          | 'kishoreganj'
          | 'kurigram'
          | 'kushtia'
          | 'lakshmipur'
          | 'lalmonirhat'
          | 'madaripur'
          | 'magura'
          | 'manikganj'
          | 'meherpur'
          | 'moulvibazar'
          | 'munshiganj'
          | 'mymensingh'
          | 'naogaon'
          | 'narail'
          | 'narayanganj'
          | 'narsingdi'
          | 'natore'
          | 'netrokona'
          | 'nilphamari'
          | 'noakhali'
          | 'pabna'
          | 'panchagarh'
          | 'patuakhali'
          | 'pirojpur'
          | 'rajbari'
          | 'rajshahi'
          | 'rangamati'
          | 'rangpur'
          | 'satkhira'
          | 'shariatpur'
          | 'sherpur'
          | 'sirajganj'
          | 'sunamganj'
          | 'sylhet'
          | 'tangail'
          | 'thakurgaon'
          | null;
        returnDays: number;
        awaits: 'PAYMENT' | 'DEPOSIT' | 'CODE' | null;
        reservedUntil: string | null;
        depositCents: number;
        trustReasons: string[];
        adjustments: { kind: 'PROMOTION' | 'FREE_DELIVERY'; code: string | null; amountCents: number }[];
        lines: {
          id: string;
          productId: string;
          variantId: string | null;
          sku: string | null;
          name: string;
          picture: string;
          color: string | null;
          size: string | null;
          quantity: number;
          unitPriceCents: number;
          bangla: { name: string; color: string | null } | null;
        }[];
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
          at: string;
          actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
          reason: string | null;
        }[];
      };
    };
  };
  orderByKey: {
    values: { idempotencyKey: string };
    row: { id: string; requestHash: string; customerId: string | null };
  };
  orderCounts: { values: { customerIds: readonly string[] }; row: { id: string; count: number } };
  orderHistoryForgotten: { values: { customerId: string }; row: {} };
  orderIdsBeingRefunded: { values: { after: string | null; limit: number }; row: { id: string } };
  orderIdsByReturn: { values: { status: string; after: string | null; limit: number }; row: { id: string } };
  orderInserted: {
    values: {
      customerId: string;
      idempotencyKey: string;
      requestHash: string;
      paymentMethod: string;
      name: string;
      address: string;
      phone: string;
      email: string;
      district: string | null;
      itemsTotalCents: number;
      discountCents: number;
      deliveryFeeCents: number;
      totalCents: number;
      returnDays: number;
      awaits: string | null;
      reservedMinutes: number | null;
      depositCents: number;
      trustReasons: readonly string[];
      lines: string;
      adjustments: string;
      actor: string;
      actorId: string;
    };
    row: { id: string; number: number; placedAt: Date; reservedUntil: Date | null };
  };
  orderLocked: {
    values: { id: string };
    row: {
      status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
      customerId: string | null;
      paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
      totalCents: number;
      awaits: 'PAYMENT' | 'DEPOSIT' | 'CODE' | null;
      holdsStock: boolean;
      depositCents: number;
      reservedUntil: string | null;
      placedAt: Date;
    };
  };
  orderMoved: {
    values: {
      id: string;
      ownerId: string | null;
      to: string;
      starts: readonly string[];
      actor: string;
      actorId: string | null;
      reason: string | null;
    };
    row: {
      before: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
      awaits: 'PAYMENT' | 'DEPOSIT' | 'CODE' | null;
      holdsStock: boolean;
      moved: boolean;
    };
  };
  orderNoteStored: {
    values: { key: string | null; orderId: string; authorId: string; text: string };
    row: { count: number; isThere: boolean; id: string | null };
  };
  ordersAbandoned: { values: { hours: number; most: number }; row: { id: string } };
  ordersBeingRefundedCounted: { values: {}; row: { count: number } };
  ordersByIds: {
    values: { ids: readonly string[]; isAdmin: boolean; viewerId: string };
    row: {
      order: {
        id: string;
        number: number;
        customerId: string | null;
        paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
        shippingAddress: { name: string; address: string; phone: string; email: string };
        itemsTotalCents: number;
        deliveryFeeCents: number;
        discountCents: number;
        roundingCents: number;
        totalCents: number;
        placedAt: string;
        district:
          | 'bagerhat'
          | 'bandarban'
          | 'barguna'
          | 'barishal'
          | 'bhola'
          | 'bogura'
          | 'brahmanbaria'
          | 'chandpur'
          | 'chapainawabganj'
          | 'chattogram'
          | 'chuadanga'
          | 'coxs-bazar'
          | 'cumilla'
          | 'dhaka'
          | 'dinajpur'
          | 'faridpur'
          | 'feni'
          | 'gaibandha'
          | 'gazipur'
          | 'gopalganj'
          | 'habiganj'
          | 'jamalpur'
          | 'jashore'
          | 'jhalakathi'
          | 'jhenaidah'
          | 'joypurhat'
          | 'khagrachhari'
          | 'khulna'
          | 'kishoreganj'
          | 'kurigram'
          | 'kushtia'
          | 'lakshmipur'
          | 'lalmonirhat'
          | 'madaripur'
          | 'magura'
          | 'manikganj'
          | 'meherpur'
          | 'moulvibazar'
          | 'munshiganj'
          | 'mymensingh'
          | 'naogaon'
          | 'narail'
          | 'narayanganj'
          | 'narsingdi'
          | 'natore'
          | 'netrokona'
          | 'nilphamari'
          | 'noakhali'
          | 'pabna'
          | 'panchagarh'
          | 'patuakhali'
          | 'pirojpur'
          | 'rajbari'
          | 'rajshahi'
          | 'rangamati'
          | 'rangpur'
          | 'satkhira'
          | 'shariatpur'
          | 'sherpur'
          | 'sirajganj'
          | 'sunamganj'
          | 'sylhet'
          | 'tangail'
          | 'thakurgaon'
          | null;
        returnDays: number;
        awaits: 'PAYMENT' | 'DEPOSIT' | 'CODE' | null;
        reservedUntil: string | null;
        depositCents: number;
        trustReasons: string[];
        adjustments: { kind: 'PROMOTION' | 'FREE_DELIVERY'; code: string | null; amountCents: number }[];
        lines: {
          id: string;
          productId: string;
          variantId: string | null;
          sku: string | null;
          name: string;
          picture: string;
          color: string | null;
          size: string | null;
          quantity: number;
          unitPriceCents: number;
          bangla: { name: string; color: string | null } | null;
        }[];
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
          at: string;
          actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
          reason: string | null;
        }[];
      };
    };
  };
  ordersByReturnCounted: { values: { status: string }; row: { count: number } };
  ordersByStatus: { values: { most: number; statuses: readonly string[] }; row: { status: string; count: number } };
  ordersCounted: { values: unknown[]; row: { count: number } };
  ordersExported: {
    values: { customerId: string };
    row: {
      id: string;
      number: number;
      placedAt: Date;
      status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
      paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
      shippingAddress: { name: string; address: string; phone: string; email: string };
      itemsTotalCents: number;
      deliveryFeeCents: number;
      adjustments: { kind: 'PROMOTION' | 'FREE_DELIVERY'; code: string | null; amountCents: number }[];
      roundingCents: number;
      totalCents: number;
      lines:
        | {
            name: string;
            color: string | null;
            size: string | null;
            quantity: number;
            unitPriceCents: number;
            productId: string;
            sku: string | null;
          }[]
        | null;
      history:
        | {
            status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
            at: string;
            actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
            reason: string | null;
          }[]
        | null;
    };
  };
  ordersLapsed: { values: { most: number }; row: { id: string } };
  ordersListed: {
    values: unknown[];
    row: {
      order: {
        id: string;
        number: number;
        customerId: string | null;
        paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
        shippingAddress: { name: string; address: string; phone: string; email: string };
        itemsTotalCents: number;
        deliveryFeeCents: number;
        discountCents: number;
        roundingCents: number;
        totalCents: number;
        placedAt: string;
        district:
          | 'bagerhat'
          | 'bandarban'
          | 'barguna'
          | 'barishal'
          | 'bhola'
          | 'bogura'
          | 'brahmanbaria'
          | 'chandpur'
          | 'chapainawabganj'
          | 'chattogram'
          | 'chuadanga'
          | 'coxs-bazar'
          | 'cumilla'
          | 'dhaka'
          | 'dinajpur'
          | 'faridpur'
          | 'feni'
          | 'gaibandha'
          | 'gazipur'
          | 'gopalganj'
          | 'habiganj'
          | 'jamalpur'
          | 'jashore'
          | 'jhalakathi'
          | 'jhenaidah'
          | 'joypurhat'
          | 'khagrachhari'
          | 'khulna'
          | 'kishoreganj'
          | 'kurigram'
          | 'kushtia'
          | 'lakshmipur'
          | 'lalmonirhat'
          | 'madaripur'
          | 'magura'
          | 'manikganj'
          | 'meherpur'
          | 'moulvibazar'
          | 'munshiganj'
          | 'mymensingh'
          | 'naogaon'
          | 'narail'
          | 'narayanganj'
          | 'narsingdi'
          | 'natore'
          | 'netrokona'
          | 'nilphamari'
          | 'noakhali'
          | 'pabna'
          | 'panchagarh'
          | 'patuakhali'
          | 'pirojpur'
          | 'rajbari'
          | 'rajshahi'
          | 'rangamati'
          | 'rangpur'
          | 'satkhira'
          | 'shariatpur'
          | 'sherpur'
          | 'sirajganj'
          | 'sunamganj'
          | 'sylhet'
          | 'tangail'
          | 'thakurgaon'
          | null;
        returnDays: number;
        awaits: 'PAYMENT' | 'DEPOSIT' | 'CODE' | null;
        reservedUntil: string | null;
        depositCents: number;
        trustReasons: string[];
        adjustments: { kind: 'PROMOTION' | 'FREE_DELIVERY'; code: string | null; amountCents: number }[];
        lines: {
          id: string;
          productId: string;
          variantId: string | null;
          sku: string | null;
          name: string;
          picture: string;
          color: string | null;
          size: string | null;
          quantity: number;
          unitPriceCents: number;
          bangla: { name: string; color: string | null } | null;
        }[];
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
          at: string;
          actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
          reason: string | null;
        }[];
      };
    };
  };
  ordersLocked: { values: { customerId: string }; row: { id: string } };
  ordersOfCustomers: {
    values: { customerIds: readonly string[]; afters: readonly (string | null)[] | null; limits: readonly number[] };
    row: {
      place: number;
      orders: {
        id: string;
        number: number;
        customerId: string | null;
        paymentMethod: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
        shippingAddress: { name: string; address: string; phone: string; email: string };
        itemsTotalCents: number;
        deliveryFeeCents: number;
        discountCents: number;
        roundingCents: number;
        totalCents: number;
        placedAt: string;
        district:
          | 'bagerhat'
          | 'bandarban'
          | 'barguna'
          | 'barishal'
          | 'bhola'
          | 'bogura'
          | 'brahmanbaria'
          | 'chandpur'
          | 'chapainawabganj'
          | 'chattogram'
          | 'chuadanga'
          | 'coxs-bazar'
          | 'cumilla'
          | 'dhaka'
          | 'dinajpur'
          | 'faridpur'
          | 'feni'
          | 'gaibandha'
          | 'gazipur'
          | 'gopalganj'
          | 'habiganj'
          | 'jamalpur'
          | 'jashore'
          | 'jhalakathi'
          | 'jhenaidah'
          | 'joypurhat'
          | 'khagrachhari'
          | 'khulna'
          | 'kishoreganj'
          | 'kurigram'
          | 'kushtia'
          | 'lakshmipur'
          | 'lalmonirhat'
          | 'madaripur'
          | 'magura'
          | 'manikganj'
          | 'meherpur'
          | 'moulvibazar'
          | 'munshiganj'
          | 'mymensingh'
          | 'naogaon'
          | 'narail'
          | 'narayanganj'
          | 'narsingdi'
          | 'natore'
          | 'netrokona'
          | 'nilphamari'
          | 'noakhali'
          | 'pabna'
          | 'panchagarh'
          | 'patuakhali'
          | 'pirojpur'
          | 'rajbari'
          | 'rajshahi'
          | 'rangamati'
          | 'rangpur'
          | 'satkhira'
          | 'shariatpur'
          | 'sherpur'
          | 'sirajganj'
          | 'sunamganj'
          | 'sylhet'
          | 'tangail'
          | 'thakurgaon'
          | null;
        returnDays: number;
        awaits: 'PAYMENT' | 'DEPOSIT' | 'CODE' | null;
        reservedUntil: string | null;
        depositCents: number;
        trustReasons: string[];
        adjustments: { kind: 'PROMOTION' | 'FREE_DELIVERY'; code: string | null; amountCents: number }[];
        lines: {
          id: string;
          productId: string;
          variantId: string | null;
          sku: string | null;
          name: string;
          picture: string;
          color: string | null;
          size: string | null;
          quantity: number;
          unitPriceCents: number;
          bangla: { name: string; color: string | null } | null;
        }[];
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
          at: string;
          actor: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
          reason: string | null;
        }[];
      }[];
    };
  };
  ordersOfPayouts: {
    values: { payoutIds: readonly string[] };
    row: { payoutId: string; id: string; number: number; amountCents: number; at: Date };
  };
  ordersPaidTooMuch: { values: {}; row: { orderId: string } };
  ordersUnderWay: { values: { customerId: string; email: string }; row: { ordersToday: number; unpaidPieces: number } };
  paidForOrders: {
    values: { orderIds: readonly string[] };
    row: {
      orderId: string;
      chargedCents: number;
      creditedCents: number;
      collectedCents: number;
      refundedCents: number;
      goingBackCents: number;
    };
  };
  paymentActorsForgotten: { values: { customerId: string }; row: {} };
  paymentToSettle: {
    values: { id: string };
    row: {
      id: string;
      attemptId: string;
      isRefund: boolean;
      problem: 'WRONG_AMOUNT' | 'RISKY' | 'UNSETTLED' | 'REFUND_FAILED' | 'REFUND_LATE';
      orderId: string;
      orderNumber: number;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      amountCents: number;
      amountPaisa: number;
      paidPaisa: number | null;
      detail: string | null;
      transactionId: string | null;
      since: Date;
    };
  };
  paymentsExported: {
    values: { customerId: string };
    row: {
      orderId: string;
      kind: 'CHARGED' | 'CREDITED' | 'COLLECTED' | 'REFUNDED';
      amountCents: number;
      method: 'CARD' | 'NAGAD' | 'BKASH' | 'CASH_ON_DELIVERY' | 'INSTALMENT' | 'ROCKET';
      carrier: string | null;
      reference: string | null;
      reason: string | null;
      at: Date;
    };
  };
  paymentsToSettle: {
    values: { after: string | null; limit: number };
    row: {
      id: string;
      attemptId: string;
      isRefund: boolean;
      problem: 'WRONG_AMOUNT' | 'RISKY' | 'UNSETTLED' | 'REFUND_FAILED' | 'REFUND_LATE';
      orderId: string;
      orderNumber: number;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      amountCents: number;
      amountPaisa: number;
      paidPaisa: number | null;
      detail: string | null;
      transactionId: string | null;
      since: Date;
    };
  };
  paymentsToSettleCount: { values: {}; row: { count: number } };
  payoutByReference: { values: { carrier: string; reference: string }; row: { amountCents: number; feeCents: number } };
  payoutOrdersStored: {
    values: { carrier: string; orderIds: readonly string[]; payoutId: string };
    row: { count: number; cents: number };
  };
  pictureRecords: { values: { keys: readonly string[] }; row: { key: string } };
  pictureReserved: { values: { key: string; customerId: string; most: number }; row: { key: string } };
  picturesExported: { values: { customerId: string }; row: { path: string; uploadedAt: Date } };
  picturesFetched: { values: { addresses: readonly string[] }; row: { address: string; key: string } };
  picturesForgotten: { values: { customerId: string; key: string | null }; row: { key: string } };
  picturesToImport: { values: { keys: readonly string[] }; row: { key: string | null } };
  piecesByChoice: {
    values: { lockedIds: readonly string[]; productId: string };
    row: { color: string | null; size: string | null; reserved: number; sold: number; notLocked: number };
  };
  piecesMoved: {
    values: { pieces: string; available: number; reserved: number; sold: number; kind: string; orderId: string };
    row: {
      productId: string;
      variantId: string | null;
      name: string;
      color: string | null;
      size: string | null;
      priceCents: number;
      available: number;
    };
  };
  postAppears: { values: { id: string }; row: { seconds: number } };
  priceAlertsExported: {
    values: { customerId: string };
    row: { product: string; productId: string; priceCents: number };
  };
  priceChangesOf: {
    values: { productId: string; after: string | null; limit: number };
    row: {
      id: string;
      at: string;
      beforeCents: number | null;
      afterCents: number | null;
      variantSku: string | null;
      variantColor: string | null;
      variantSize: string | null;
      actorId: string | null;
    };
  };
  priceMailsAgreed: { values: { customerId: string }; row: { customerId: string } };
  priceMailsCounted: { values: {}; row: { agreed: number; mailed: number; reminded: number; ended: number } };
  pricesForgotten: { values: { limit: number }; row: { productId: string } };
  pricesNoted: { values: { customerId: string | null; limit: number }; row: { productId: string } };
  primaryPosition: { values: {}; row: { position: string; system: string } };
  productAttributes: {
    values: unknown[];
    row: { name: string; value: string; label: string | null; count: number; read: number };
  };
  productById: {
    values: { id: string };
    row: {
      product: {
        id: string;
        name: string;
        englishName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        totalSold: number;
        availableStock: number;
        hasVariants: boolean;
        rating: number;
        reviewCount: number;
        brand: string;
        categoryId: string;
        pictures: string[];
        colors: string[];
        colorLabels: string[] | null;
        colorPictures: Record<string, string>;
        pictureAlts: Record<string, { en: string; bn?: string }>;
        sizes: string[];
        tag: string;
        attributes: { name: string; value: string }[];
        note: string;
        shortDescription: string;
        description: string;
        secondDescription: string;
        addedAt: string;
        ratingCounts: number[];
        commentCount: number;
        variants:
          | {
              id: string;
              color: string | null;
              size: string | null;
              sku: string;
              picture: string;
              priceCents: number;
              available: number;
            }[]
          | null;
      };
    };
  };
  productDetails: {
    values: { ids: readonly string[] };
    row: {
      product: {
        id: string;
        pictures: string[];
        colors: string[];
        colorLabels: string[] | null;
        colorPictures: Record<string, string>;
        pictureAlts: Record<string, { en: string; bn?: string }>;
        sizes: string[];
        tag: string;
        attributes: { name: string; value: string }[];
        note: string;
        shortDescription: string;
        description: string;
        secondDescription: string;
        addedAt: string;
        ratingCounts: number[];
        commentCount: number;
        variants:
          | {
              id: string;
              color: string | null;
              size: string | null;
              sku: string;
              picture: string;
              priceCents: number;
              available: number;
            }[]
          | null;
      };
    };
  };
  productFacets: {
    values: unknown[];
    row: {
      categoryId: string | null;
      brand: string | null;
      rating: number | null;
      isTotal: boolean;
      read: number;
      options: number;
      ratings: number;
      total: number;
      minCents: number | null;
      maxCents: number | null;
    };
  };
  productPage: {
    values: unknown[];
    row: {
      items: {
        id: string;
        name: string;
        englishName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        totalSold: number;
        availableStock: number;
        hasVariants: boolean;
        rating: number;
        reviewCount: number;
        brand: string;
        categoryId: string;
        place: string[];
      }[];
    };
  };
  productPicturesRemoved: { values: {}; row: { key: string } };
  productPicturesUsed: { values: { keys: readonly string[] }; row: { key: string } };
  productRanges: { values: { size: number }; row: { first: string; published: number; updatedAt: Date | null } };
  productStatus: { values: { id: string }; row: { status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED' } };
  productTotal: { values: unknown[]; row: { total: number; read: number } };
  productsAtCheckout: {
    values: { ids: string };
    row: {
      product: {
        id: string;
        name: string;
        picture: string;
        priceCents: number;
        colors: string[];
        colorPictures: Record<string, string>;
        sizes: string[];
        sku: string | null;
        available: number;
        variants:
          | {
              id: string;
              color: string | null;
              size: string | null;
              sku: string;
              picture: string;
              priceCents: number;
              available: number;
            }[]
          | null;
        bangla: { name: string; colors: string[] } | null;
      };
    };
  };
  productsById: {
    values: { ids: readonly string[] };
    row: {
      product: {
        id: string;
        name: string;
        englishName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        totalSold: number;
        availableStock: number;
        hasVariants: boolean;
        rating: number;
        reviewCount: number;
        brand: string;
        categoryId: string;
        variants:
          | {
              id: string;
              color: string | null;
              size: string | null;
              sku: string;
              picture: string;
              priceCents: number;
              available: number;
            }[]
          | null;
        isPublished: boolean;
      };
    };
  };
  productsOfCategoryLocked: { values: { id: string }; row: {} };
  productsOfRange: {
    values: { first: string; next: string | null; size: number };
    row: { id: string; updatedAt: Date; picture: string };
  };
  productsToEdit: {
    values: { ids: readonly string[] };
    row: {
      product: {
        id: string;
        name: string;
        version: number;
        hasPicture: boolean;
        hasVariants: boolean;
        values: {
          priceCents: number;
          oldPriceCents: number | null;
          categoryId: string;
          brand: string;
          tag: string;
          status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
          availableStock: number;
        };
        variants: { id: string; sku: string; priceCents: number | null }[];
      };
    };
  };
  productsToImport: {
    values: { ids: readonly string[] };
    row: {
      id: string;
      version: number;
      sku: string | null;
      name: string;
      categoryId: string;
      brand: string;
      tag: string;
      status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
      isScheduled: boolean;
      priceCents: number;
      oldPriceCents: number | null;
      pictures: string[];
      colors: string[];
      sizes: string[];
      attributes: { name: string; value: string }[];
      note: string;
      shortDescription: string;
      description: string;
      descriptionHash: string | null;
      secondDescription: string;
      secondDescriptionHash: string | null;
      available: number;
      hasVariants: boolean;
      banglaName: string | null;
      banglaNote: string | null;
      banglaShortDescription: string | null;
      banglaDescription: string | null;
      banglaDescriptionHash: string | null;
      banglaSecondDescription: string | null;
      banglaSecondDescriptionHash: string | null;
      banglaColors: string[] | null;
      variants: {
        id: string;
        color: string | null;
        size: string | null;
        sku: string;
        picture: string | null;
        priceCents: number | null;
        available: number;
        isArchived: boolean;
      }[];
    };
  };
  productsToIndex: { values: { after: string | null; limit: number }; row: { id: string } };
  productsToReview: {
    values: { orderId: string };
    row: { customerId: string; id: string; name: string; nameInBangla: string | null };
  };
  promotionForOrder: {
    values: { code: string; productIds: readonly string[]; customerId: string; email: string };
    row: {
      id: string;
      code: string;
      kind: 'PERCENT' | 'FIXED' | 'FREE_DELIVERY';
      percent: number | null;
      amountCents: number | null;
      minimumCents: number;
      coveredIds: string[];
      startsAt: Date | null;
      endsAt: Date | null;
      customerLimit: number | null;
      active: boolean;
      terms: string;
      isEarly: boolean;
      isLate: boolean;
      isUsedUp: boolean;
      usedByYou: number;
    };
  };
  promotionLocked: { values: { orderId: string }; row: { id: string } };
  promotionOfOrder: {
    values: { orderId: string; productIds: readonly string[] };
    row: {
      code: string;
      kind: 'PERCENT' | 'FIXED' | 'FREE_DELIVERY';
      percent: number | null;
      amountCents: number | null;
      minimumCents: number;
      coveredIds: string[];
    };
  };
  promotionScope: {
    values: { categoryIds: readonly string[]; productIds: readonly string[] };
    row: { categoryIds: string[]; productIds: string[] };
  };
  promotionToChange: {
    values: { id: string };
    row: {
      promotion: {
        id: string;
        code: string;
        kind: 'PERCENT' | 'FIXED' | 'FREE_DELIVERY';
        percent: number | null;
        amountCents: number | null;
        minimumCents: number;
        startsAt: string | null;
        endsAt: string | null;
        totalLimit: number | null;
        customerLimit: number | null;
        categoryIds: string[];
        productIds: string[];
        used: number;
        active: boolean;
        createdAt: string;
      };
    };
  };
  promotionUsed: {
    values: { promotionId: string; terms: string; orderId: string; customerId: string };
    row: { orderId: string };
  };
  promotionUsesExported: { values: { customerId: string }; row: { code: string; orderId: string; at: Date } };
  publishComment: {
    values: { id: string; published: boolean };
    row: {
      before: boolean;
      item: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
      };
    };
  };
  publishReview: {
    values: { id: string; published: boolean };
    row: {
      before: boolean;
      item: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
        rating: number;
        pictures: string[];
        verified: boolean;
      };
    };
  };
  publishedProducts: {
    values: { after: string; size: number };
    row: {
      id: string;
      name: string;
      shortDescription: string;
      description: string;
      secondDescription: string;
      brand: string;
      categoryId: string;
      priceCents: number;
      oldPriceCents: number | null;
      available: number;
      pictures: string[];
      colors: string[];
      colorLabels: string[] | null;
      colorPictures: Record<string, string>;
      variants:
        | {
            id: string;
            color: string | null;
            size: string | null;
            sku: string;
            picture: string;
            priceCents: number;
            available: number;
          }[]
        | null;
    };
  };
  queriesMatched: {
    values: { queries: readonly string[]; productIds: readonly string[] };
    row: { productId: string; matched: boolean[] };
  };
  receivedAndReviewed: {
    values: { customerId: string; productIds: readonly string[] };
    row: { productId: string; reviewed: boolean };
  };
  refundClaimed: {
    values: { methods: readonly string[] };
    row: {
      id: string;
      orderId: string;
      attemptId: string;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      amountCents: number;
      amountPaisa: number;
      reason: 'CANCELLED' | 'RETURNED' | 'GRANTED' | 'OVERPAID' | 'REFUSED';
      reference: string | null;
      tries: number;
      askedAt: Date;
      wasAsked: boolean;
      otherReferences: string[];
    };
  };
  refundPutOff: { values: { id: string; reference: string | null; seconds: number }; row: { isNew: boolean } };
  refundToMail: { values: { id: string }; row: { amountCents: number; method: 'CARD' | 'NAGAD' | 'BKASH' } };
  refundablePayments: {
    values: { orderId: string };
    row: {
      attemptId: string;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      takenCents: number;
      takenPaisa: number;
      plannedCents: number;
      plannedPaisa: number;
      parts: number;
      undecidedCents: number;
      dismissedCents: number;
      doneCents: number;
    };
  };
  refundsExported: {
    values: { customerId: string };
    row: {
      orderId: string;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      amountCents: number;
      amountPaisa: number;
      reason: 'CANCELLED' | 'RETURNED' | 'GRANTED' | 'OVERPAID' | 'REFUSED';
      status: 'REQUESTED' | 'SENT' | 'DONE' | 'FAILED';
      reference: string | null;
      requestedAt: Date;
      endedAt: Date | null;
    };
  };
  refundsOfOrders: {
    values: { orderIds: readonly string[] };
    row: {
      orderId: string;
      id: string;
      method: 'CARD' | 'NAGAD' | 'BKASH';
      status: 'REQUESTED' | 'SENT' | 'DONE' | 'FAILED';
      reason: 'CANCELLED' | 'RETURNED' | 'GRANTED' | 'OVERPAID' | 'REFUSED';
      amountCents: number;
      amountPaisa: number;
      reference: string | null;
      requestedAt: Date;
      endedAt: Date | null;
    };
  };
  relatedProducts: {
    values: { productIds: readonly string[]; categoryIds: readonly string[]; firsts: readonly number[] };
    row: {
      place: number;
      items: {
        id: string;
        name: string;
        englishName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        totalSold: number;
        availableStock: number;
        hasVariants: boolean;
        rating: number;
        reviewCount: number;
        brand: string;
        categoryId: string;
      }[];
    };
  };
  releasePromotion: { values: { orderId: string }; row: { id: string } };
  rememberCartKey: { values: { customerId: string; key: string }; row: { customerId: string } };
  removeReasons: { values: { orderIds: readonly string[] }; row: {} };
  returnsExported: {
    values: { customerId: string };
    row: {
      orderId: string;
      status: 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'RECEIVED';
      reason: string;
      refusal: string | null;
      requestedAt: Date;
      decidedAt: Date | null;
      receivedAt: Date | null;
      creditedCents: number;
      lines: { name: string; asked: number; received: number }[] | null;
    };
  };
  returnsForgotten: { values: { customerId: string }; row: {} };
  returnsOfOrders: {
    values: { orderIds: readonly string[] };
    row: {
      orderId: string;
      id: string;
      status: 'REQUESTED' | 'APPROVED' | 'REJECTED' | 'RECEIVED';
      reason: string;
      refusal: string | null;
      requestedAt: Date;
      decidedAt: Date | null;
      receivedAt: Date | null;
      creditedCents: number;
      withDelivery: boolean;
      lines: { orderLineId: string; asked: number; backOnSale: number; writtenOff: number }[];
    };
  };
  reviewsExported: {
    values: { customerId: string };
    row: {
      product: string;
      productId: string;
      authorName: string;
      rating: number;
      text: string;
      pictures: string[];
      verified: boolean;
      published: boolean;
      createdAt: Date;
      sellerReply: string | null;
      sellerReplyAt: Date | null;
    };
  };
  reviewsOfCustomer: {
    values: { customerId: string; after: string | null; limit: number };
    row: {
      item: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
        rating: number;
        pictures: string[];
        verified: boolean;
      };
    };
  };
  rowsToWrite: {
    values: { importId: string; after: number; upTo: number };
    row: {
      kind: 'CREATE' | 'CHANGE' | 'SAME' | 'PROBLEM';
      isVariant: boolean;
      productId: string;
      variantId: string | null;
      isOfNew: boolean;
      plan: unknown;
      translation: unknown | null;
    };
  };
  rowsWithProblems: { values: { importId: string; problems: readonly string[] }; row: {} };
  salesBetween: {
    values: { before: string; to: string; from: string };
    row: {
      dimension: 'TOTAL' | 'CATEGORY' | 'METHOD' | 'DISTRICT' | 'RETURNED';
      day: string | null;
      key: string;
      name: string | null;
      orders: number;
      pieces: number;
      cents: number;
    };
  };
  salesCounted: { values: { days: readonly string[] }; row: {} };
  salesOfTimes: {
    values: {
      firstDays: readonly string[];
      lastDays: readonly (string | null)[] | null;
      starts: readonly Date[];
      ends: readonly Date[];
    };
    row: { place: number; orders: number; cents: number };
  };
  searchesAdded: {
    values: {
      days: readonly string[];
      terms: readonly string[];
      searches: readonly number[];
      withoutResult: readonly number[];
      opened: readonly number[];
      most: number;
    };
    row: { leftOut: number };
  };
  searchesLocked: { values: {}; row: { locked: string | null } };
  serversNotified: { values: { subjects: readonly string[] }; row: { count: number } };
  sessionBegun: {
    values: {
      id: string;
      customerId: string;
      seconds: number;
      refreshHash: Buffer;
      ip: string | null;
      userAgent: string | null;
    };
    row: { expiresAt: Date };
  };
  sessionRenewed: {
    values: { refreshHash: Buffer; seconds: number; ip: string | null; userAgent: string | null; id: string };
    row: { expiresAt: Date };
  };
  sessionToRenew: { values: { id: string }; row: { customerId: string; refreshHash: Buffer; expiresAt: Date } };
  settingTimeComes: { values: { key: string }; row: { seconds: number } };
  shipmentActorsForgotten: { values: { customerId: string }; row: {} };
  shipmentsExported: {
    values: { customerId: string };
    row: {
      orderId: string;
      carrier: string;
      trackingNumber: string;
      shippedAt: Date;
      lines: { name: string; quantity: number }[] | null;
    };
  };
  shipmentsOfOrders: {
    values: { orderIds: readonly string[] };
    row: {
      orderId: string;
      shipment: {
        id: string;
        carrier: string;
        trackingNumber: string;
        shippedAt: string;
        lines: { orderLineId: string; quantity: number }[];
      };
    };
  };
  skusOfOthers: { values: { skus: readonly string[]; productId: string | null }; row: { sku: string } };
  skusToImport: {
    values: { skus: readonly string[] };
    row: { sku: string; productId: string; variantId: string | null };
  };
  slugsLocked: { values: {}; row: { locked: string | null } };
  standbyPosition: { values: {}; row: { isStandby: boolean; position: string | null; system: string } };
  stockAlertReopened: { values: { id: string }; row: {} };
  stockAlertToWrite: {
    values: { id: string };
    row: {
      customerId: string;
      productId: string;
      name: string;
      nameInBangla: string | null;
      color: string | null;
      colorInBangla: string | null;
      size: string | null;
      isInStock: boolean;
    };
  };
  stockAlertsCounted: { values: {}; row: { waiting: number; sent: number; ended: number } };
  stockAlertsExported: {
    values: { customerId: string };
    row: {
      product: string;
      productId: string;
      color: string | null;
      size: string | null;
      createdAt: Date;
      toldAt: Date | null;
      endedAt: Date | null;
    };
  };
  stockAlertsTold: { values: { limit: number }; row: { id: string } };
  stockChangesOf: {
    values: { productId: string; variantId: string | null; after: string | null; limit: number };
    row: {
      id: string;
      at: string;
      kind:
        | 'ORDERED'
        | 'RELEASED'
        | 'RESERVED_AGAIN'
        | 'DELIVERED'
        | 'CANCELLED'
        | 'RETURNED'
        | 'WRITTEN_OFF'
        | 'CREATED'
        | 'SET'
        | 'IMPORTED'
        | 'UNDONE';
      available: number;
      reserved: number;
      sold: number;
      balance: number;
      variantSku: string | null;
      variantColor: string | null;
      variantSize: string | null;
      orderId: string | null;
      actorId: string | null;
      reason: string | null;
    };
  };
  storeAgreement: {
    values: { customerId: string | null; method: string; agreementId: string; account: string };
    row: {};
  };
  tasksCounted: {
    values: { most: number; latePlacedBefore: Date; lowStock: number };
    row: {
      ordersToProcess: number;
      lateOrders: number;
      returnsToDecide: number;
      waitingCustomers: number;
      waitingReviews: number;
      waitingComments: number;
      unreadMessages: number;
      lowStock: number;
    };
  };
  tokenClaimed: {
    values: { method: string; leaseSeconds: number; unusable: Buffer | null };
    row: { method: 'CARD' | 'NAGAD' | 'BKASH' };
  };
  tokenOf: { values: { method: string }; row: { sealed: Buffer | null; isValid: boolean } };
  trackedOrder: {
    values: { id: string };
    row: {
      order: {
        id: string;
        number: number;
        status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
        placedAt: string;
        history: {
          status: 'PENDING' | 'PROCESSED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
          at: string;
        }[];
      };
    };
  };
  transactionElsewhere: {
    values: { method: string; transactionId: string; id: string; orderId: string };
    row: { id: string };
  };
  treeLocked: { values: {}; row: { locked: string | null } };
  trustHistoryOf: {
    values: { orderId: string };
    row: {
      history: { delivered: number; refused: number; returned: number; open: number; phoneRefused: number };
      totalCents: number;
      deliveryFeeCents: number;
      accountSince: Date;
    };
  };
  undecidedRefunds: {
    values: { orderId: string };
    row: { id: string; amountCents: number; reason: 'CANCELLED' | 'RETURNED' | 'GRANTED' | 'OVERPAID' | 'REFUSED' };
  };
  undoPlansPut: { values: { importId: string }; row: {} };
  undoRowsLeft: { values: { left: string; other: string; importId: string }; row: {} };
  undoStockMissing: {
    values: { importId: string; limit: number };
    row: { row: number; name: string; missing: number };
  };
  undoStockSetBack: { values: { importId: string; appliedAt: Date }; row: {} };
  undoStockSetSince: {
    values: { importId: string; appliedAt: Date; limit: number };
    row: { row: number; name: string };
  };
  undoVariantsOrdered: { values: { importId: string; limit: number }; row: { row: number; name: string } };
  unusedPictures: { values: {}; row: { key: string } };
  useLink: { values: { hash: Buffer; purpose: string }; row: { customerId: string; isGood: boolean } };
  valuesNow: { values: { keys: readonly string[] }; row: { key: string; value: string; now: Date } };
  variantSummaries: { values: { ids: readonly string[] }; row: { productId: string; count: number; lowest: number } };
  variantsById: {
    values: { ids: readonly string[] };
    row: {
      id: string;
      color: string | null;
      size: string | null;
      sku: string;
      available: number;
      priceCents: number;
      productName: string;
      picture: string;
    };
  };
  viewer: {
    values: { sessionId: string; customerId: string };
    row: {
      id: string;
      displayName: string;
      email: string;
      phoneNumber: string | null;
      shippingAddress: string | null;
      photoUrl: string | null;
      role: 'CUSTOMER' | 'ADMIN' | 'MANAGER' | 'PACKER' | 'EDITOR' | 'ACCOUNTANT';
      status: 'PENDING' | 'CONFIRMED' | 'REJECTED';
      createdAt: Date;
      emailConfirmedAt: Date | null;
      rejectionReason: string | null;
      language: 'EN' | 'BN';
      hasPassword: boolean;
      hasSecondFactor: boolean;
      sessionId: string;
      needsSecondFactor: boolean;
    };
  };
  visitorPictureReserved: { values: { key: string; conversationId: string }; row: { key: string } };
  visitorPicturesForgotten: { values: { conversationIds: readonly string[] }; row: { key: string } };
  visitsAdded: { values: { days: readonly string[]; steps: readonly string[]; visits: readonly number[] }; row: {} };
  waitingComments: {
    values: { after: string | null; limit: number };
    row: {
      item: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
      };
    };
  };
  waitingCount: { values: {}; row: { count: number } };
  waitingReviews: {
    values: { after: string | null; limit: number };
    row: {
      item: {
        id: string;
        productId: string;
        text: string;
        createdAt: string;
        authorName: string;
        published: boolean;
        sellerReply: { text: string; createdAt: string } | null;
        rating: number;
        pictures: string[];
        verified: boolean;
      };
    };
  };
  wishlistExported: { values: { customerId: string }; row: { product: string; productId: string } };
  wishlistsOfCustomers: {
    values: { customerIds: readonly string[] };
    row: {
      customerId: string;
      products: {
        id: string;
        name: string;
        englishName: string | null;
        picture: string;
        priceCents: number;
        oldPriceCents: number | null;
        totalSold: number;
        availableStock: number;
        hasVariants: boolean;
        rating: number;
        reviewCount: number;
        brand: string;
        categoryId: string;
      }[];
    };
  };
  wordsCounted: { values: {}; row: {} };
  wordsGivenTime: { values: {}; row: { timeout: string | null } };
  writeTranslations: { values: { products: string }; row: {} };
}
