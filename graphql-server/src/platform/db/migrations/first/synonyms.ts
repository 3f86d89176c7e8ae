/**
 * The synonyms with which a shop begins: words of shops of consumer goods with their names in Bangla, in Bangla with Latin
 * letters, and in other English. Owners change them in the dashboard.
 */
export const synonyms = `
red: লাল, lal
blue: নীল, nil, neel
green: সবুজ, shobuj, sobuj
black: কালো, kalo
white: সাদা, shada
yellow: হলুদ, holud
pink: গোলাপি, golapi
purple: বেগুনি, beguni
orange: কমলা, komola
brown: বাদামি, খয়েরি, badami, khoyeri
grey: ধূসর, dhushor, gray

electronics: ইলেকট্রনিকস, ইলেকট্রনিক্স
phone: ফোন, fon
mobile phone: মোবাইল, মোবাইল ফোন, মুঠোফোন, mobile, mobail, cellphone, cell phone, handset
smartphone: স্মার্টফোন, স্মার্ট ফোন, smart phone, মোবাইল, mobile
android: অ্যান্ড্রয়েড, এন্ড্রয়েড
laptop: ল্যাপটপ, কম্পিউটার, leptop, computer, pc
tablet: ট্যাবলেট, ট্যাব, tab
watch: ঘড়ি, হাতঘড়ি, ওয়াচ, ghori, ghari, wristwatch
smart: স্মার্ট
headphone: হেডফোন, headset
earbud: ইয়ারবাড, এয়ারবাড, earphone, ইয়ারফোন
charger: চার্জার, adapter, অ্যাডাপ্টার
camera: ক্যামেরা, kamera
television: টেলিভিশন, টিভি, tv, tibhi, tivi
fridge: ফ্রিজ, refrigerator, রেফ্রিজারেটর
bluetooth: ব্লুটুথ
wireless: ওয়্যারলেস, তারছাড়া, তারবিহীন, cordless
power bank: পাওয়ার ব্যাংক
printer: প্রিন্টার
air conditioner: এসি, এয়ার কন্ডিশনার, ac
iron: ইস্ত্রি, আয়রন, istri
blender: ব্লেন্ডার
fan: ফ্যান, পাখা, pakha
speaker: স্পিকার, sound box, সাউন্ড বক্স
lighting: লাইট, বাতি, bati
light: লাইট, বাতি, আলো, bati, alo
bulb: বাল্ব, লাইট, bati
lamp: বাতি, ল্যাম্প, bati
security: সিকিউরিটি, নিরাপত্তা, nirapotta
cctv: সিসিটিভি, সিসি ক্যামেরা, cc camera, security camera, ip camera

fashion: ফ্যাশন
clothing: পোশাক, কাপড়, জামাকাপড়, poshak, kapor, clothes
men: ছেলে, পুরুষ, chele, purush, gents, man, boy, father, husband, brother, বাবা, স্বামী, ভাই, baba, bhai
women: মেয়ে, মহিলা, নারী, meye, mohila, ladies, lady, woman, girl, mother, wife, sister, মা, বউ, স্ত্রী, বোন, bou
baby: শিশু, বাচ্চা, নবজাতক, shishu, bacha, baccha, bachcha, infant, newborn, new born
kid: শিশু, বাচ্চা, shishu, bacha, baccha, bachcha, child, children, junior, baby
toddler: শিশু, বাচ্চা, shishu, bacha, baccha, bachcha, kid
hat: টুপি, tupi
cap: ক্যাপ, টুপি, tupi
shoe: জুতা, জুতো, juta, joota
sneaker: জুতা, স্নিকার, কেডস, juta, keds, shoe
sandal: স্যান্ডেল, sandel, slipper
bag: ব্যাগ, beg, handbag, purse, backpack
tote bag: থলে
wallet: মানিব্যাগ, ওয়ালেট, moneybag
jewelry: গয়না, গহনা, অলংকার, goyna, gohona, jewellery, ornament
necklace: নেকলেস, হার, মালা, har, mala
ring: আংটি, আঙটি, angti
earring: কানের দুল, ঝুমকা, kaner dul, jhumka
bangle: চুড়ি, বালা, churi
jhumka: ঝুমকা, jhumko
pearl: মুক্তা, mukta
gold: সোনা, সোনালি, shona, golden
silver: রুপা, রুপালি, rupa
diamond: হীরা, hira
shirt: শার্ট, জামা, jama
t-shirt: টিশার্ট, টি শার্ট, গেঞ্জি, genji, tee
undershirt: গেঞ্জি, genji, vest
trousers: প্যান্ট, pant
sweatpant: প্যান্ট, pant, trousers
chino: প্যান্ট, pant, trousers
panjabi: পাঞ্জাবি, পাঞ্জাবী, punjabi
lungi: লুঙ্গি
saree: শাড়ি, শাড়ী, sari, shari, sharee
dress: ড্রেস, জামা, jama
kameez: কামিজ, সালোয়ার কামিজ, salwar kameez, kamiz, three piece, থ্রি পিস
tunic: টিউনিক, ফতুয়া, কুর্তি, fotua, kurti
frock: ফ্রক, জামা, jama
romper: রম্পার, জামা, jama
hijab: হিজাব, scarf, স্কার্ফ
anklet: নূপুর, পায়েল, nupur, payel
bracelet: ব্রেসলেট
leather: চামড়া, chamra
jute: পাট, pat
cotton: সুতি, suti

furniture: আসবাব, আসবাবপত্র, ফার্নিচার, asbab
sofa: সোফা, সোফাসেট, sopha, couch, settee
loveseat: সোফা, sofa
chair: চেয়ার, কেদারা, cheyar
table: টেবিল, tebil
desk: ডেস্ক, টেবিল, table
bed: খাট, বিছানা, পালঙ্ক, khat, bichana, palong
storage: আলমারি, তাক, almari, tak, shelf
wardrobe: আলমারি, ওয়ারড্রোব, almari, almirah
cabinet: আলমারি, কেবিনেট, almari, tv stand, tv trolley, টিভি ট্রলি
rack: তাক, র‍্যাক, tak, shelf, shoe stand
drawer: ড্রয়ার, ওয়ারড্রোব
home: ঘর, বাসা, ghor, basha
wood: কাঠ, kath, wooden
cane: বেত, bet
mirror: আয়না, ayna
blanket: কম্বল, kombol
bed sheet: চাদর, বিছানার চাদর, chador
cushion: কুশন, বালিশ, balish, pillow
bolster: কোলবালিশ, balish, pillow
curtain: পর্দা, porda

sport: খেলাধুলা, খেলা, khela
fitness: ফিটনেস, ব্যায়াম, bayam, gym
dumbbell: ডাম্বেল, dambel
yoga: ইয়োগা, যোগব্যায়াম, jog
cricket: ক্রিকেট, kriket
football: ফুটবল, futbol, soccer
bat: ব্যাট
ball: বল
camping: ক্যাম্পিং
tent: তাঁবু, তাবু, tabu
diaper: ডায়াপার, nappy
feeder: ফিডার, feeding bottle
toy: খেলনা, khelna
doll: পুতুল, putul
teddy: টেডি, পুতুল, putul
educational: শিক্ষামূলক
puzzle: পাজল, ধাঁধা, dhadha

grocery: মুদি, বাজার, mudi, bazar
rice: চাল, chal
chinigura: চিনিগুঁড়া, পোলাও, polao
miniket: মিনিকেট
dal: ডাল, daal, lentil
tea: চা, cha, chai
coffee: কফি, kofi
spice: মসলা, মশলা, moshla, masala
turmeric: হলুদ, holud
oil: তেল, tel
mustard: সরিষা, shorisha
coconut: নারকেল, নারিকেল, narkel, narikel
book: বই, boi
fiction: গল্প, উপন্যাস, golpo, uponnash
novel: উপন্যাস, uponnash
story: গল্প, golpo
cookbook: রান্না, ranna, recipe

beauty: বিউটি, সৌন্দর্য, রূপচর্চা, rupchorcha, cosmetics
skincare: স্কিনকেয়ার, ত্বক, tok, skin care
face wash: ফেসওয়াশ, cleanser
cleanser: ক্লিনজার, ফেসওয়াশ
serum: সিরাম
moisturizer: ময়েশ্চারাইজার, ক্রিম, লোশন, moisturiser, lotion
cream: ক্রিম, krim
sunscreen: সানস্ক্রিন, sunblock, sun cream
makeup: মেকআপ, সাজগোজ, shajgoj, makeup set, makeup box, মেকআপ বক্স
lipstick: লিপস্টিক, lipistik
foundation: ফাউন্ডেশন
eye: চোখ, chokh
mascara: মাসকারা
eye pencil: কাজল, kajal, kajol, eyeliner
nail polish: নেইলপলিশ
soap: সাবান, shaban
haircare: চুলের যত্ন, hair care, চুল, chul
hair: চুল, chul
shampoo: শ্যাম্পু, sampoo
conditioner: কন্ডিশনার
perfume: পারফিউম, সুগন্ধি, আতর, attar, fragrance
`;
